import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../../../web/base/units.ts'
import type { Leader } from '../../scale/leader.ts'

export interface MailQueue<Id> {
  /** Returns at once; a process that is not the leader ignores it. */
  add(id: Id): void
  /** Resolves when no mail is being sent, or when one takes too long. */
  close(): Promise<void>
}

export interface MailQueueOptions<Id, Outcome> {
  /** Mails are delivered while this process leads. */
  leader: Leader
  /** A name of this mail among all of the site. */
  nameOf(id: Id): string
  /** The entries that wait when this process becomes the leader. */
  waiting(): Id[]
  /**
   * Sends one.
   * @param isHeld whether no other process can be sending it; to be asked when the mail server is reached
   * @returns undefined where it waits no more; a rejection says that it was not sent
   */
  send(id: Id, isHeld: () => boolean): Promise<Outcome | undefined>
  /**
   * Stores the outcome; called until that succeeds, since the mail must not be sent again before.
   * @returns false where it must be tried again
   */
  record(id: Id, outcome: Outcome): Promise<boolean>
  onFault(error: unknown, id: Id): void
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: ((failures: number) => number) | undefined
}

const longestPause = 30 * 60 * second
const growing = (failures: number) => Math.min(30 * second * 2 ** (failures - 1), longestPause)

/**
 * Another process may be about to send it: an outcome is recorded soon after that is possible
 * again.
 */
const longestUnrecorded = 2 * second

/** Milliseconds until a mail that another process has claimed is looked at again. */
const claimedPause = 2 * second

/** A mail being sent may finish; a mail server that does not respond for this long is abandoned. */
const stopTimeout = 6 * second

/**
 * Delivers mails one at a time, in turn; after a failure the next attempt waits. The leader of
 * several processes delivers; the outcome of a mail in progress is recorded even after it lost the
 * lead.
 */
export function createMailQueue<Id, Outcome>(
  options: MailQueueOptions<Id, Outcome>,
): MailQueue<Id> {
  const { leader, nameOf, send, record, onFault, pauseAfter = growing } = options
  const waiting = new Map<string, Id>()
  const closing = new AbortController()
  /** Set while this process leads. */
  let leading: AbortSignal | undefined
  let working: Promise<void> | undefined

  leader.whileLeading(() => {
    const period = new AbortController()
    leading = period.signal
    for (const id of options.waiting()) add(id)
    return () => {
      period.abort()
      return rest()
    }
  })

  function add(id: Id): void {
    if (!leading || leading.aborted) return
    waiting.set(nameOf(id), id)
    wake()
  }

  function wake(): void {
    working ??= work().finally(() => {
      working = undefined
      // A mail may have been queued while the last one was sent.
      if (waiting.size > 0) wake()
    })
  }

  async function work(): Promise<void> {
    for (let failures = 0; ; ) {
      const [next] = waiting
      const signal = leading
      if (!next || !signal) return
      if (!leader.isLeader) {
        await wait(second, undefined, { signal }).catch(ignoreAbort)
        continue
      }
      const [name, id] = next
      waiting.delete(name)
      if (await deliver(name, id)) {
        failures = 0
        continue
      }
      add(id)
      failures += 1
      await wait(pauseAfter(failures), undefined, { signal }).catch(ignoreAbort)
    }
  }

  /** False where it must be tried again. */
  async function deliver(name: string, id: Id): Promise<boolean> {
    try {
      const claim = await leader.claim(name)
      if (!claim) return later(id)
      const isHeld = () => claim.isHeld && leader.isLeader
      try {
        const outcome = await send(id, isHeld)
        if (outcome !== undefined) return await recorded(id, outcome)
        return isHeld() || later(id)
      } finally {
        await claim.release()
      }
    } catch (error) {
      onFault(error, id)
      return false
    }
  }

  async function recorded(id: Id, outcome: Outcome): Promise<boolean> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await record(id, outcome)
      } catch (error) {
        if (closing.signal.aborted) throw error
        if (failures === 1) onFault(error, id)
      }
      const pause = Math.min(pauseAfter(failures), longestUnrecorded)
      await wait(pause, undefined, closing).catch(ignoreAbort)
    }
  }

  function later(id: Id): true {
    setTimeout(add, claimedPause, id).unref()
    return true
  }

  async function rest(): Promise<void> {
    waiting.clear()
    await Promise.race([working, wait(stopTimeout, undefined, { ref: false })])
  }

  return {
    add,
    async close() {
      closing.abort()
      leading = AbortSignal.abort()
      await rest()
    },
  }
}

/** The pause is over early; why is looked at by who waited. */
const ignoreAbort = () => undefined
