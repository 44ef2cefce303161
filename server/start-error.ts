/**
 * The server cannot start, and the owner can mend it: the message is one plain line a fault, fit
 * for the terminal without a stack. The command prints it and exits 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
