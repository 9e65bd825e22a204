import BuilderConversation
import Foundation

// Standard output belongs to the messages. They get a descriptor of their own, and what anyone else prints goes
// to standard error, where it cannot be taken for a message.
let messages = dup(STDOUT_FILENO)
dup2(STDERR_FILENO, STDOUT_FILENO)

// A compiler that went away is an error to end with, and not a signal to be killed by.
signal(SIGPIPE, SIG_IGN)

var conversation = Conversation(
  input: .standardInput,
  output: FileHandle(fileDescriptor: messages, closeOnDealloc: false)
)
exit(conversation.run())
