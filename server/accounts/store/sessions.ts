import { createHash } from 'node:crypto'
import * as z from 'zod'
import { openStore } from '../../store/json-store.ts'
import type { StoreOptions } from '../../store/store-options.ts'

const minute = 60_000
const idle = 30 * minute
const atMost = 8 * 60 * minute

const session = z.strictObject({
  userId: z.uuid(),
  /** Of the user, when the session was opened. */
  passwordVersion: z.int().nonnegative(),
  /** Where it was opened, for people: `Firefox on Windows`. */
  device: z.string().min(1).max(100),
  /** Milliseconds since 1970, both. */
  openedAt: z.int(),
  seenAt: z.int(),
})

/** By the SHA-256 of the id, in hex: the file alone does not let a reader sign in. */
const sessionsSchema = z.record(z.string().regex(/^[\da-f]{64}$/), session)

export type Session = Readonly<z.output<typeof session>>

export type Sessions = Awaited<ReturnType<typeof openSessions>>

/** One of a user's sessions as that user may see it; the handle opens nothing. */
export interface OpenSession extends Session {
  handle: string
}

type ByHash = z.output<typeof sessionsSchema>

interface Options extends Pick<StoreOptions<ByHash>, 'file' | 'adapter'> {
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Who is signed in: 30 minutes without a request end a session, and 8 hours in any case. */
export async function openSessions({ clock = Date.now, ...options }: Options) {
  const store = await openStore<ByHash>({
    ...options,
    version: 2,
    schema: sessionsSchema,
    initial: () => ({}),
    migrate: addDevices,
  })

  const isOver = ({ openedAt, seenAt }: Session) =>
    clock() - seenAt > idle || clock() - openedAt > atMost

  return {
    /** The session of this id, unless it is over. */
    find(id: string): Session | undefined {
      const found = store.value[keyOf(id)]
      return found && !isOver(found) ? found : undefined
    },

    /** Those of a user that are not over, the one used last first. */
    of(userId: string, passwordVersion: number): OpenSession[] {
      return Object.entries(store.value)
        .filter(([, one]) => one.userId === userId && one.passwordVersion === passwordVersion)
        .filter(([, one]) => !isOver(one))
        .map(([key, one]) => ({ ...one, handle: handleOf(key) }))
        .sort((one, other) => other.seenAt - one.seenAt)
    },

    /** By which `of` calls the session of this id. */
    handleOf: (id: string): string => handleOf(keyOf(id)),

    /** Ends the sessions of a user that `isMeant` says yes to. @returns how many those were */
    async end(userId: string, isMeant: (handle: string) => boolean): Promise<number> {
      return store.change(draft => {
        const meant = Object.entries(draft).filter(
          ([key, one]) => one.userId === userId && isMeant(handleOf(key)) && !isOver(one),
        )
        for (const [key] of meant) delete draft[key]
        return meant.length
      })
    },

    /** @param replaces the id of a session that ends with this, and stays where this is refused */
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

    /** Notes that the session is in use; written once a minute, so that reading stays cheap. */
    async touch(id: string): Promise<void> {
      const key = keyOf(id)
      const found = store.value[key]
      if (!found || clock() - found.seenAt < minute) return
      await store.change(draft => {
        const current = draft[key]
        if (current) current.seenAt = clock()
      })
    },

    /** Ends it for good; nothing happens where there is none. */
    async close(id: string): Promise<void> {
      if (!store.value[keyOf(id)]) return
      await store.change(draft => {
        delete draft[keyOf(id)]
      })
    },

    settled: store.settled,
  }
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** Enough to tell the sessions of a user apart. */
const handleOf = (key: string) => key.slice(0, 16)

export const unknownDevice = 'Unknown device'

/** Before version 2 it was not kept where a session was opened. */
function addDevices(data: unknown, from: number): unknown {
  if (from > 1 || typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [key, { ...one, device: unknownDevice }]),
  )
}
