import { almostFull, type ReadVolume, spare } from '../room.ts'
import { createSerialQueue } from '../serial-queue.ts'

/**
 * The free space of a volume less what is promised to files on their way in, so that they never
 * take together what each of them alone would leave. Bytes on the disk are no longer free; only
 * those to come are kept room for. What is made of a file needs as much again for a moment: one is
 * made at a time, so the room for the largest is kept once.
 */
export interface Room {
  /**
   * For a file whose writing starts.
   * @throws AppError 507 where it does not fit beside all that is promised
   */
  promise(size: number): Promise<Promised>
  /** For an unfinished file from before the last start, even where it does not fit. */
  promiseAgain(size: number, onDisk: number): Promised
  /**
   * The fewest of `candidates`, from the first on, without which a file of so many bytes would fit.
   * Undefined where it would not without all of them.
   */
  inTheWayOf(size: number, candidates: readonly Promised[]): Promise<Promised[] | undefined>
  /**
   * Makes something of a whole file of so many bytes.
   * @throws AppError 507 where there is no room for as much again
   */
  forCopy<T>(size: number, make: () => Promise<T>): Promise<T>
  /** `free` is without what is about to come of files being written; it may be less than nothing. */
  readVolume: ReadVolume
}

export interface Promised {
  /** Tells how many of the file's bytes are on the disk. */
  arrived(bytes: number): void
  /**
   * Raises the promise to so many bytes, for files without a declared length.
   * @param giveUp takes what is there from the disk before the next one is asked: of several that
   *   grow side by side not all are refused for the sake of each other
   * @throws AppError 507
   */
  grow(size: number, giveUp: () => Promise<void>): Promise<void>
  /**
   * Before more is written to a file that was begun earlier: others may have filled the disk. What
   * is promised to resting files does not count, since each of them asks as well.
   * @throws AppError 507
   */
  goOn(): Promise<void>
  /** Writing pauses until `goOn`. */
  rest(): void
  /** Gives back what has not come. */
  release(): void
}

interface Entry {
  size: number
  onDisk: number
  isWritten: boolean
}

export function createRoom(readVolume: ReadVolume): Room {
  const entries = new Map<Promised, Entry>()
  let copied = 0
  const turn = createSerialQueue()
  const all = (but?: Entry) => [...entries.values()].filter(entry => entry !== but)
  const beingWritten = (but?: Entry) => all(but).filter(({ isWritten }) => isWritten)
  const toComeNow = () => sum(beingWritten().map(toCome))

  /** Does `then` where there is room for what all need, or `otherwise`, before anybody else is asked. */
  function ifRoom<T>(
    needs: () => { own: number; all: number },
    then: () => T,
    otherwise = async () => {},
  ): Promise<T> {
    return turn(async () => {
      // Before the disk is asked: what arrives meanwhile then counts twice, and not never.
      const needed = needs()
      const room = spare(await readVolume())
      if (needed.all <= room) return then()
      await otherwise()
      throw almostFull(needed.own <= room)
    })
  }

  function enter(entry: Entry): Promised {
    const promised: Promised = {
      arrived(bytes) {
        entry.onDisk = bytes
      },
      async grow(size, giveUp) {
        const then = () => {
          entry.size = size
        }
        await ifRoom(
          () => needsOf({ ...entry, size }, all(entry)),
          then,
          async () => {
            promised.release()
            await giveUp()
          },
        )
      },
      async goOn() {
        const then = () => {
          entry.isWritten = true
        }
        const ofCopy = () => ({ size: copied, onDisk: copied })
        await ifRoom(() => needsOf(entry, [...beingWritten(entry), ofCopy()]), then)
      },
      rest() {
        entry.isWritten = false
      },
      release: () => void entries.delete(promised),
    }
    entries.set(promised, entry)
    return promised
  }

  return {
    promise(size) {
      const entry = { size, onDisk: 0, isWritten: true }
      return ifRoom(
        () => needsOf(entry, all()),
        () => enter(entry),
      )
    },
    promiseAgain: (size, onDisk) => enter({ size, onDisk, isWritten: false }),
    async inTheWayOf(size, candidates) {
      const room = spare(await readVolume())
      for (let count = 0; count <= candidates.length; count++) {
        const gone = candidates.slice(0, count)
        const freed = sum(gone.map(one => entries.get(one)?.onDisk ?? 0))
        const left = [...entries].filter(([one]) => !gone.includes(one)).map(([, entry]) => entry)
        if (needOf([...left, { size, onDisk: 0 }]) <= room + freed) return gone
      }
      return undefined
    },
    async forCopy(size, make) {
      const needs = () => ({ own: size, all: size + toComeNow() })
      await ifRoom(needs, () => {
        copied = size
      })
      try {
        return await make()
      } finally {
        copied = 0
      }
    },
    async readVolume() {
      const { total, free } = await readVolume()
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
