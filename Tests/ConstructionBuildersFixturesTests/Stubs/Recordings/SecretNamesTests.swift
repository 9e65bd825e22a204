import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

/// Which names are those of secrets, wherever they stand.
struct SecretNamesTests {
  static let secrets = [
    "password", "Password", "PASSWORD", "password_confirmation", "user[password_confirmation]",
    "new_password", "current_password", "confirmPassword", "j_password", "userPassword",
    "newpassword", "password2", "pass_word", "pass", "user_pass", "passcode", "passphrase",
    "passwd", "pwd", "pin", "cvv", "x-access-token", "private_token", "token", "token[0]",
    "accessToken", "refresh_token", "id_token", "idtoken", "device_token", "user[tokens][token][]",
    "consumer_secret", "webhook_secret", "client_secret", "clientsecret", "secret_key",
    "authenticity_token", "csrfmiddlewaretoken", "_csrf", "X-XSRF-TOKEN", "code", "code_verifier",
    "auth_code", "verificationCode", "login[code]", "otp", "totp_code", "SAMLResponse",
    "samlrequest", "client_assertion", "session", "session_id", "sessionId", "JSESSIONID",
    "PHPSESSID", "sid", "connect.sid", "key", "api_key", "apikey", "api.key",
    "accessKeyId", "AWSAccessKeyId", "x-functions-key", "Ocp-Apim-Subscription-Key", "private_key",
    "jwt", "bearer", "credentials", "credential[value]", "Authorization", "auth", "OAuth",
    "oauth_signature", "X-Hub-Signature-256", "sig", "X-Auth", "X-Session", "X-Key", "X-Pass",
    "X-Credential", "X-Amz-Credential", "Cookie", "Set-Cookie", "user%5Bpassword%5D",
    "api%5Fkey", "user%255Bpassword%255D", "pass word", "login.password", "auth:token",
    "page_access_token", "pageAccessToken", "pageaccesstoken", "accesstoken", "input_token",
    "next_auth_token", "prev_access_token", "previous_refresh_token", "cached_access_token",
    "sync_id_token", "maxSessionToken", "next_csrf_token", "access_token_web", "token_v2",
    "tokenHash", "id_token_hint", "access_tokens", "x-rapidapi-key", "rapidapikey",
    "googleapi_key", "x-rapidapikey", "one_time_code", "oneTimeCode", "onetimecode", "2fa_code",
    "confirmation_code", "activation_code", "pin_code", "oauth_code", "otc", "oauth_verifier",
    "authorization_header", "sids", "pins[0]", "card_cvc", "userPin", "dbPass",
    "proxyAuthorization", "SharedAccessSignature", "credentials[a]", "a[credentials][x][y]",
    "a[secret][x][y][z]", "passwordless_token",
  ]

  @Test(arguments: secrets)
  func nameOfASecret_isOne(name: String) {
    expect(SecretNames().isSecret(name), equals: true)
  }

  static let others = [
    "passenger", "passport", "passage", "compass", "bypass", "password_strength",
    "passwordUpdatedAt", "errors.password", "author", "authors", "authority", "auth_provider",
    "secretary", "secret_version", "token_type", "tokenType", "tokens_count", "max_tokens",
    "completion_tokens", "tokenizer", "pageToken", "nextPageToken", "nextpagetoken", "page[token]",
    "continuation_token", "syncToken", "$skiptoken", "expires_in", "session_count", "sessionLength",
    "session_timeout", "sessions", "key_type", "keyword", "keywords", "keyboard", "monkey",
    "sort_key", "sort[key]", "user[key]", "country_code", "zip_code", "status_code", "coupon[code]",
    "barcode", "unicode", "encode", "codec", "cookie_policy", "cookieConsent", "spin",
    "pinned", "side", "inside", "signature_date", "signal", "design", "X-RateLimit-Limit-Tokens",
    "Access-Control-Allow-Credentials", "WWW-Authenticate", "Sec-WebSocket-Key", "ETag",
    "X-Request-Id", "Content-Security-Policy", "Accept", "name", "q", "", "x", "0", "[]",
    "forgot_password_url", "reset_password_url", "password_hint", "passwordless",
    "passwordless_login", "token_address", "token_id", "token_symbol", "tokens_per_minute",
    "limit_tokens", "idempotency-key", "sec-websocket-key", "Cache-Key", "surrogate-key",
    "partition_key", "time_zone", "a[credentials][x][type]", "errors[credentials][x][y]",
  ]

  @Test(arguments: others) func otherName_isNone(name: String) {
    expect(SecretNames().isSecret(name), equals: false)
  }

  /// Most keys of header fields are those of an API: only few are not.
  @Test(arguments: [
    ("x-rapidapi-key", true), ("X-Mashape-Key", true), ("X-Dev-Key", true), ("acme-key", true),
    ("googleapi_key", true), ("X-Key", true), ("Idempotency-Key", false),
    ("x-idempotency-key", false), ("Sec-WebSocket-Key", false), ("X-Cache-Key", false),
    ("Surrogate-Key", false), ("x-amz-sort-key", false), ("Keep-Alive", false), ("Keys", false),
  ])
  func headerField_isASecret_ifItEndsWithKey(name: String, isSecret: Bool) {
    expect(SecretNames().isSecret(name, in: [.header, .text]), equals: isSecret)
  }

  @Test(arguments: [
    ("code", true), ("CODE", true), ("coupon[code]", true), ("X-Code", true), ("auth_code", false),
    ("sessionKey", true), ("session-key", true), ("session_key_id", false), ("key", false),
  ])
  func keptName_isNone_withTheSameWords(name: String, isKept: Bool) {
    let names = SecretNames(keeping: ["code", "session_key"])

    expect(names.isSecret(name), equals: !isKept)
  }

  /// `{"code": 404}` and `{"key": "EU"}` are what a response is about.
  @Test(arguments: [
    ("code", "", false), ("key", "", false), ("session", "", true), ("auth", "", true),
    ("id", "session", true), ("token", "", true), ("otp", "", true), ("value", "token", true),
    ("cookie", "headers", true), ("title", "session", false),
  ])
  func bodyOfAResponse_hasCodesAndKeysThatAreNone(key: String, parent: String, isSecret: Bool) {
    expect(
      SecretNames().isSecret([key], within: parent.isEmpty ? [] : [parent], in: [.reply, .text]),
      equals: isSecret)
  }

  @Test(arguments: [
    ("SAMLResponse", ["saml", "response"]), ("X-Api-Key", ["api", "key"]),
    ("userID2Token", ["user", "id", "token"]), ("OAuth2", ["o", "auth"]), ("x", ["x"]),
    ("ñameÑame", ["ñame", "ñame"]), ("", []), ("42", []),
  ])
  func words_endAtCapitalsAndAtOtherCharacters(name: String, words: [String]) {
    expect(SecretNames.words(of: name), equals: words)
  }
}
