/** A command of the owner's, typed after `main.js`: one module each below `commands/`. */
export interface Command {
  /** The arguments, such as `USER [--stdin]`. */
  usage: string
  /** A line for the list of all commands. */
  about: string
  /** Further lines of `--help`, such as the options. */
  help?: string
  /**
   * @param args the arguments after the command's name
   * @throws CommandError with one line for the owner
   */
  run(args: string[]): Promise<void>
}

/** Ends a command with a message and no stack: an error that the owner can fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  /** @param exitCode 1 for a failure, 2 for a usage error, 3 for what is done in part */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 | 3 = 1,
  ) {
    super(message)
  }
}

export const usageError = (message: string) => new CommandError(`${message} See --help.`, 2)
