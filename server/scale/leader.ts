import type { Claim } from './claim.ts'

/** Elects the process that does work meant for only one: mails, plans, nightly work. */
export interface Leader {
  readonly isLeader: boolean
  /**
   * Calls `start` whenever this process becomes the leader, and the returned function when it loses
   * the lead or ends.
   */
  whileLeading(start: () => Stop): void
  /**
   * Claims a piece of work, so that it is not done twice in a moment in which two processes take
   * themselves for the leader.
   * @returns undefined while another claim of it is held
   */
  claim(work: string): Promise<Claim | undefined>
}

export type Stop = () => void | Promise<void>

/** The only process there is. */
export function onlyProcess(): Leader & { close(): Promise<void> } {
  const stops: Stop[] = []
  return {
    isLeader: true,
    whileLeading: start => void stops.push(start()),
    claim: async () => unrivalled,
    async close() {
      await Promise.all(stops.splice(0).map(stop => stop()))
    },
  }
}

const unrivalled: Claim = { isHeld: true, release: async () => undefined }
