import { rm } from 'node:fs/promises'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import type { Reservation, Reservations } from '../upload/space-reservations.ts'
import { type Begun, filesOf, readBegun } from './begun.ts'
import { mostBegun, thatGiveWayTo, tooManyBegun } from './giving-way.ts'

/** The partial uploads of a folder, with the disk space reserved for each. */
export interface BegunUploads {
  /**
   * Reserves space for a new one. If there is none, or its owner has too many, uploads whose
   * clients have been silent for long are evicted.
   * @throws AppError 429 or 507
   */
  begin(id: string, owner: string, size: number): Promise<void>
  /**
   * Appends to an upload; undefined where there is none. The signal is aborted when it is removed.
   * @throws AppError 507, and what `write` throws
   */
  append<T>(id: string, write: Write<T>): Promise<T> | undefined
  /** Prevents its eviction while its file is used. */
  whileInUse<T>(id: string, use: () => Promise<T>): Promise<T>
  /** Removes its bytes and its record, and releases its reservation. */
  remove(id: string): Promise<void>
  /** The users who own uploads. */
  owners(): ReadonlySet<string>
  /** The same as `remove` for all of one user. */
  removeOf(owner: string): Promise<void>
  /** Releases the reservations of uploads whose files are gone. */
  forget(ids: readonly string[]): void
}

type Write<T> = (reservation: Reservation, signal: AbortSignal) => Promise<T>

export interface BegunOptions {
  folder: string
  reservations: Reservations
  /** Milliseconds since 1970. */
  clock: () => number
  /** The limit of uploads per user. */
  most?: number | undefined
}

export async function openBegunUploads(options: BegunOptions): Promise<BegunUploads> {
  const { folder, reservations, clock, most = mostBegun } = options
  const all = new Map((await readBegun(folder, reservations)).map(begun => [begun.id, begun]))
  const runExclusive = createSerialQueue()

  async function remove(id: string): Promise<void> {
    const begun = all.get(id)
    begun?.writing?.abort()
    await Promise.all(filesOf(folder, id).map(file => rm(file, { force: true })))
    forget([id])
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      all.get(id)?.reservation.release()
      all.delete(id)
    }
  }

  async function makeWay(owner: string, size: number): Promise<void> {
    const givingWay = () => thatGiveWayTo(owner, all.values(), clock())
    const theirs = [...all.values()].filter(one => one.owner === owner)
    if (theirs.length >= most) {
      const oldest = givingWay().find(one => one.owner === owner)
      if (!oldest) throw tooManyBegun(most)
      await remove(oldest.id)
    }
    const candidates = givingWay()
    const reservation = candidates.map(one => one.reservation)
    const going = (await reservations.blocking(size, reservation))?.length ?? 0
    for (const { id } of candidates.slice(0, going)) await remove(id)
  }

  return {
    begin: (id, owner, size) =>
      runExclusive(async () => {
        await makeWay(owner, size)
        const reservation = await reservations.reserve(size)
        reservation.pause()
        all.set(id, { id, owner, reservation, lastWritten: clock() })
      }),
    append(id, write) {
      const begun = all.get(id)
      return begun && append(begun, write)
    },
    async whileInUse(id, use) {
      const begun = all.get(id)
      if (begun) begun.isKept = true
      try {
        return await use()
      } finally {
        if (begun) begun.isKept = false
      }
    },
    remove,
    owners: () => new Set([...all.values()].map(({ owner }) => owner)),
    async removeOf(owner) {
      const theirs = [...all.values()].filter(one => one.owner === owner)
      await Promise.all(theirs.map(one => remove(one.id)))
    },
    forget,
  }

  async function append<T>(begun: Begun, write: Write<T>): Promise<T> {
    const { reservation } = begun
    const writing = new AbortController()
    begun.writing = writing
    try {
      await reservation.resume()
      return await write(reservation, writing.signal)
    } finally {
      reservation.pause()
      delete begun.writing
      begun.lastWritten = clock()
    }
  }
}
