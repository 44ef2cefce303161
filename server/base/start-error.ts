/**
 * The server cannot start, and the owner can fix it: the message is one plain line per error,
 * printed without a stack. The command prints it and exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
