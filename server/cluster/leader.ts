/** Which of several processes does what must not be done by each of them: mails, plans, nightly work. */
export interface Leader {
  readonly isLeader: boolean
  /**
   * Calls `start` whenever this process becomes the leader, and what it returned when it is the leader
   * no longer, or when it ends.
   */
  whileLeading(start: () => Stop): void
}

type Stop = () => void | Promise<void>

/** The only process there is. */
export function onlyProcess(): Leader & { close(): Promise<void> } {
  const stops: Stop[] = []
  return {
    isLeader: true,
    whileLeading: start => void stops.push(start()),
    async close() {
      await Promise.all(stops.map(stop => stop()))
    },
  }
}
