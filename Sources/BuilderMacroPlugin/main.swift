import BuilderConversation
import Foundation

// The compiler reads messages from standard output. They get a descriptor of their own. Everything
// else that is printed goes to standard error, where the compiler cannot take it for a message.
let messages = dup(STDOUT_FILENO)
dup2(STDERR_FILENO, STDOUT_FILENO)

// Without its reader, a write is to fail with an error and not to end the process with a signal.
signal(SIGPIPE, SIG_IGN)

var conversation = Conversation(
  input: .standardInput,
  output: FileHandle(fileDescriptor: messages, closeOnDealloc: false)
)
exit(conversation.run())
