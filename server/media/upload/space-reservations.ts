import { availableBytes, diskAlmostFull, type ReadDiskSpace } from '../../disk/disk-space.ts'
import { createSerialQueue } from '../../serial-queue.ts'

/**
 * The free space of a volume less what is reserved for files that are being uploaded, so that
 * together they never take what each of them alone would leave. Bytes on the disk are no longer
 * free, so only those still to come are reserved. What is made of a file needs as much again for a
 * moment: one is made at a time, so space is reserved once, for the largest.
 */
export interface Reservations {
  /**
   * For a file whose writing starts.
   * @throws AppError 507 where it does not fit beside the other reservations
   */
  reserve(size: number): Promise<Reservation>
  /** For an unfinished file from before the last start, even where it does not fit. */
  restore(size: number, onDisk: number): Reservation
  /**
   * The fewest of `candidates`, from the first on, without which a file of so many bytes would fit.
   * Undefined where it would not without all of them.
   */
  blocking(size: number, candidates: readonly Reservation[]): Promise<Reservation[] | undefined>
  /**
   * Makes something of a whole file of so many bytes.
   * @throws AppError 507 where as much again does not fit
   */
  forCopy<T>(size: number, make: () => Promise<T>): Promise<T>
  /** `free` is less what is still to come of files being written; it may be negative. */
  readDiskSpace: ReadDiskSpace
}

export interface Reservation {
  /** Sets how many of the file's bytes are on the disk. */
  written(bytes: number): void
  /**
   * Raises the size of a file without a declared length.
   * @param giveUp removes what is there before the next one is checked: of several that grow side by
   *   side not all are refused for the sake of each other
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
  /** Releases what has not been written. */
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

  /** Runs `then` where all fits, or `otherwise`, before the next check. */
  function ifAvailable<T>(
    needs: () => { own: number; all: number },
    then: () => T,
    otherwise = async () => {},
  ): Promise<T> {
    return runExclusive(async () => {
      // Before the disk is asked: what arrives meanwhile then counts twice, and not never.
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

const needsOf = (file: Sized, others: readonly Sized[]) => ({
  own: needOf([file]),
  all: needOf([...others, file]),
})

/** Of all that is to come, and of what is made of the largest. */
const needOf = (entries: readonly Sized[]) =>
  sum(entries.map(toCome)) + Math.max(0, ...entries.map(({ size }) => size))

const toCome = ({ size, onDisk }: Sized) => Math.max(0, size - onDisk)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
