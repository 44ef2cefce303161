import { createHash } from 'node:crypto'
import * as z from 'zod'
import { minute } from '../../../../web/base/units.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const idle = 30 * minute
const atMost = 8 * 60 * minute

const session = z.strictObject({
  userId: z.uuid(),
  /** The user's passwordVersion when the session was opened. */
  passwordVersion: z.int().nonnegative(),
  /** The device it was opened on: `Firefox on Windows`. */
  device: z.string().min(1).max(100),
  /** Both in milliseconds since 1970. */
  openedAt: z.int(),
  seenAt: z.int(),
})

/** The sessions by the SHA-256 of their ids, in hex: the file alone does not allow signing in. */
const sessionsSchema = z.record(z.string().regex(/^[\da-f]{64}$/), session)

export const sessionsFormat = { version: 2, schema: sessionsSchema }

export type Session = Readonly<z.output<typeof session>>

export type Sessions = Awaited<ReturnType<typeof openSessions>>

/** A session as shown to its user; the handle cannot be used to sign in. */
export interface OpenSession extends Session {
  handle: string
}

type ByHash = z.output<typeof sessionsSchema>

type Options = StorePlace & {
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * The sessions of signed-in users: they end after 30 minutes without a request, and after 8 hours
 * in any case.
 */
export async function openSessions({ clock = Date.now, ...options }: Options) {
  const store = await openStore<ByHash>({
    ...options,
    ...sessionsFormat,
    initial: () => ({}),
    migrate: addDevices,
  })

  const isOver = ({ openedAt, seenAt }: Session) =>
    clock() - seenAt > idle || clock() - openedAt > atMost

  const isTouchDue = ({ seenAt }: Session) => clock() - seenAt >= minute

  return {
    /** The session of this id, unless it has expired. */
    find(id: string): Session | undefined {
      const session = store.value[keyOf(id)]
      return session && !isOver(session) ? session : undefined
    },

    /**
     * The remaining time of a session in whole seconds, 0 where there is none.
     * @param isUsed whether this request extends it, which `touch` will record
     * @returns `seconds` without further requests, and `limitSeconds` with any number of them
     */
    timeLeft(id: string, isUsed: boolean): { seconds: number; limitSeconds: number } {
      const session = store.value[keyOf(id)]
      if (!session) return { seconds: 0, limitSeconds: 0 }
      const now = clock()
      const seenAt = isUsed && isTouchDue(session) ? now : session.seenAt
      const limit = session.openedAt + atMost
      return {
        seconds: secondsUntil(Math.min(seenAt + idle, limit), now),
        limitSeconds: secondsUntil(limit, now),
      }
    },

    /** The unexpired sessions of a user, last used first. */
    of(userId: string, passwordVersion: number): OpenSession[] {
      return Object.entries(store.value)
        .filter(([, one]) => one.userId === userId && one.passwordVersion === passwordVersion)
        .filter(([, one]) => !isOver(one))
        .map(([key, session]) => ({ ...session, handle: handleOf(key) }))
        .sort((one, other) => other.seenAt - one.seenAt)
    },

    /** The handle that `of` returns for the session of this id. */
    handleOf: (id: string): string => handleOf(keyOf(id)),

    /**
     * Ends the sessions of a user that `isMeant` selects.
     * @returns how many
     */
    async end(userId: string, isMeant: (handle: string) => boolean): Promise<number> {
      return store.change(draft => {
        const matching = Object.entries(draft).filter(
          ([key, session]) =>
            session.userId === userId && isMeant(handleOf(key)) && !isOver(session),
        )
        for (const [key] of matching) delete draft[key]
        return matching.length
      })
    },

    /** @param replaces the id of a session that ends in the same write */
    open: (
      id: string,
      userId: string,
      passwordVersion: number,
      device = unknownDevice,
      replaces?: string,
    ): Promise<void> =>
      store.change(draft => {
        for (const [key, old] of Object.entries(draft)) if (isOver(old)) delete draft[key]
        if (replaces !== undefined) delete draft[keyOf(replaces)]
        draft[keyOf(id)] = {
          userId,
          passwordVersion,
          device,
          openedAt: clock(),
          seenAt: clock(),
        }
      }),

    /** Records that the session is in use; written once a minute, so that reading stays cheap. */
    async touch(id: string): Promise<void> {
      const key = keyOf(id)
      const session = store.value[key]
      if (!session || !isTouchDue(session)) return
      await store.change(draft => {
        const current = draft[key]
        if (current) current.seenAt = clock()
      })
    },

    /** Ends a session; does nothing where there is none. */
    async close(id: string): Promise<void> {
      if (!store.value[keyOf(id)]) return
      await store.change(draft => {
        delete draft[keyOf(id)]
      })
    },

    refresh: store.refresh,
    settled: store.settled,
  }
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('hex')

const secondsUntil = (end: number, now: number) => Math.max(0, Math.floor((end - now) / 1000))

/** Long enough to distinguish the sessions of a user. */
const handleOf = (key: string) => key.slice(0, 16)

export const unknownDevice = 'Unknown device'

/** Version 1 did not store the device. */
function addDevices(data: unknown, from: number): unknown {
  if (from > 1 || typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, session]) => [key, { ...session, device: unknownDevice }]),
  )
}
