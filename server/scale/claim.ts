/** A piece of work that one process has to itself for now. */
export interface Claim {
  /** False once another process may have taken it, because this one stood still or lost its line. */
  readonly isHeld: boolean
  /** Lets others claim the work; one that cannot be released ends by itself. */
  release(): Promise<void>
}
