import {
  availableBytes,
  diskAlmostFull,
  type ReadDiskSpace,
} from '../../../base/disk/disk-space.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'

/**
 * The free space of a volume less the reservations of running uploads, so that together they never
 * take more than is available. Written bytes are no longer free, so only the rest is reserved.
 * Rewriting a file temporarily needs as much again: one is rewritten at a time, so that space is
 * reserved once, for the largest.
 */
export interface Reservations {
  /**
   * For a new file.
   * @throws AppError 507 where it does not fit with the other reservations
   */
  reserve(size: number): Promise<Reservation>
  /** For an unfinished file from before the last start, even if it does not fit. */
  restore(size: number, onDisk: number): Reservation
  /**
   * The fewest of `candidates`, in order, whose removal makes a file of this size fit. Undefined
   * where removing all is not enough.
   */
  blocking(size: number, candidates: readonly Reservation[]): Promise<Reservation[] | undefined>
  /**
   * Runs `make`, which writes a copy of a complete file of this size.
   * @throws AppError 507 where as much again does not fit
   */
  forCopy<T>(size: number, make: () => Promise<T>): Promise<T>
  /** `free` excludes reserved bytes not yet written; it may be negative. */
  readDiskSpace: ReadDiskSpace
}

export interface Reservation {
  /** Sets how many of the file's bytes are on the disk. */
  written(bytes: number): void
  /**
   * Raises the size of a file without a declared length.
   * @param giveUp deletes this file's bytes before the next file is checked, so that several
   * growing files do not all fail because of each other
   * @throws AppError 507
   */
  grow(size: number, giveUp: () => Promise<void>): Promise<void>
  /**
   * Before more is written to a paused file: others may have filled the disk. Reservations of other
   * paused files do not count, since each of them resumes by this call as well.
   * @throws AppError 507
   */
  resume(): Promise<void>
  pause(): void
  /** Releases the bytes not yet written. */
  release(): void
}

interface Entry {
  size: number
  onDisk: number
  isWritten: boolean
}

/**
 * @param giveWay deletes something that can be done without, where that can make so many bytes free;
 *   resolves to whether it did
 */
export function createReservations(
  readDiskSpace: ReadDiskSpace,
  giveWay: (missing: number) => Promise<boolean> = async () => false,
): Reservations {
  const entries = new Map<Reservation, Entry>()
  let copied = 0
  const runExclusive = createSerialQueue()
  const all = (but?: Entry) => [...entries.values()].filter(entry => entry !== but)
  const beingWritten = (but?: Entry) => all(but).filter(({ isWritten }) => isWritten)
  const toComeNow = () => sum(beingWritten().map(toCome))

  /** Runs `then` if the space is available, else `otherwise`, before the next check. */
  function ifAvailable<T>(
    needs: () => { own: number; all: number },
    then: () => T,
    otherwise = async () => {},
  ): Promise<T> {
    return runExclusive(async () => {
      // Before the disk is read: bytes that arrive meanwhile count twice instead of not at all.
      const needed = needs()
      let available = availableBytes(await readDiskSpace())
      while (needed.all > available && (await giveWay(needed.all - available))) {
        available = availableBytes(await readDiskSpace())
      }
      if (needed.all <= available) return then()
      await otherwise()
      throw diskAlmostFull(needed.own <= available)
    })
  }

  function enter(entry: Entry): Reservation {
    const reservation: Reservation = {
      written(bytes) {
        entry.onDisk = bytes
      },
      async grow(size, giveUp) {
        const then = () => {
          entry.size = size
        }
        await ifAvailable(
          () => needsOf({ ...entry, size }, all(entry)),
          then,
          async () => {
            reservation.release()
            await giveUp()
          },
        )
      },
      async resume() {
        const then = () => {
          entry.isWritten = true
        }
        const ofCopy = () => ({ size: copied, onDisk: copied })
        await ifAvailable(() => needsOf(entry, [...beingWritten(entry), ofCopy()]), then)
      },
      pause() {
        entry.isWritten = false
      },
      release: () => void entries.delete(reservation),
    }
    entries.set(reservation, entry)
    return reservation
  }

  return {
    reserve(size) {
      const entry = { size, onDisk: 0, isWritten: true }
      return ifAvailable(
        () => needsOf(entry, all()),
        () => enter(entry),
      )
    },
    restore: (size, onDisk) => enter({ size, onDisk, isWritten: false }),
    async blocking(size, candidates) {
      let available = availableBytes(await readDiskSpace())
      const needed = () => needOf([...all(), { size, onDisk: 0 }])
      while (needed() > available && (await giveWay(needed() - available))) {
        available = availableBytes(await readDiskSpace())
      }
      for (let count = 0; count <= candidates.length; count++) {
        const gone = candidates.slice(0, count)
        const freed = sum(gone.map(one => entries.get(one)?.onDisk ?? 0))
        const left = [...entries].filter(([one]) => !gone.includes(one)).map(([, entry]) => entry)
        if (needOf([...left, { size, onDisk: 0 }]) <= available + freed) return gone
      }
      return undefined
    },
    async forCopy(size, make) {
      const needs = () => ({ own: size, all: size + toComeNow() })
      await ifAvailable(needs, () => {
        copied = size
      })
      try {
        return await make()
      } finally {
        copied = 0
      }
    },
    async readDiskSpace() {
      const { total, free } = await readDiskSpace()
      return { total, free: free - toComeNow() - copied }
    },
  }
}

type Sized = Pick<Entry, 'size' | 'onDisk'>

const needsOf = (file: Sized, reserved: readonly Sized[]) => ({
  own: needOf([file]),
  all: needOf([...reserved, file]),
})

/** The bytes still to be written by all, and the copy of the largest. */
const needOf = (entries: readonly Sized[]) =>
  sum(entries.map(toCome)) + Math.max(0, ...entries.map(({ size }) => size))

const toCome = ({ size, onDisk }: Sized) => Math.max(0, size - onDisk)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
