/** What the owner types behind `main.js`: one module each below `commands/`. */
export interface Command {
  /** The arguments, such as `USER [--stdin]`. */
  usage: string
  /** One line for the list of all commands. */
  about: string
  /** What `--help` adds: more lines, each option among them. */
  help?: string
  /**
   * @param args the arguments after the command's name
   * @throws CommandError with a plain line for the owner
   */
  run(args: string[]): Promise<void>
}

/** Ends a command with a plain message and no stack: something that the owner can mend. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  /** @param exitCode 1 for what failed, 2 for what was typed wrong */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}

export const usageError = (message: string) => new CommandError(`${message} See --help.`, 2)
