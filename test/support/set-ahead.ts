import { use } from '#test'

/** Moves the clock of this process ahead until the end of the test. */
export function setAhead(milliseconds: number): void {
  const { now } = Date
  Date.now = () => now() + milliseconds
  use(() => {
    Date.now = now
  })
}
