import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../../web/units.ts'

export interface MailQueue<Id> {
  /** Returns at once. */
  add(id: Id): void
  /** Resolves when no mail is being sent, or when one takes too long. */
  close(): Promise<void>
}

interface MailQueueOptions<Id> {
  /** What waits already. */
  waiting: Id[]
  /** Resolves to false where it must be tried again; a rejection counts as that. */
  deliver(id: Id): Promise<boolean>
  onFault(error: unknown, id: Id): void
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: ((failures: number) => number) | undefined
}

const longestPause = 30 * 60 * second
const growing = (failures: number) => Math.min(30 * second * 2 ** (failures - 1), longestPause)

/** A mail being sent may finish; a mail server that does not respond for this long is abandoned. */
const stopTimeout = 6 * second

/** Delivers mails one at a time, in turn; after a failure the next attempt waits. */
export function createMailQueue<Id>(options: MailQueueOptions<Id>): MailQueue<Id> {
  const { waiting, deliver, onFault, pauseAfter = growing } = options
  const closing = new AbortController()
  let working: Promise<void> | undefined
  wake()

  function wake() {
    working ??= work().finally(() => {
      working = undefined
      // A mail may have been queued while the last one was sent.
      if (waiting.length > 0 && !closing.signal.aborted) wake()
    })
  }

  async function work() {
    for (let failures = 0; waiting.length > 0 && !closing.signal.aborted; ) {
      const id = waiting.shift() as Id
      const isDone = await deliver(id).catch(error => {
        onFault(error, id)
        return false
      })
      if (isDone) {
        failures = 0
      } else {
        waiting.push(id)
        failures += 1
        await wait(pauseAfter(failures), undefined, { signal: closing.signal }).catch(
          () => undefined,
        )
      }
    }
  }

  return {
    add(id) {
      waiting.push(id)
      wake()
    },
    async close() {
      closing.abort()
      await Promise.race([working, wait(stopTimeout, undefined, { ref: false })])
    },
  }
}
