import { rm, writeFile } from 'node:fs/promises'
import { minute } from '../../../../../web/base/units.ts'
import { AppError } from '../../../../base/errors.ts'
import { createSerialQueue } from '../../../../base/serial-queue.ts'
import { exclusively, type Incoming } from '../../upload/incoming.ts'
import type { Reservation, Reservations } from '../../upload/space-reservations.ts'

/**
 * This process's file of an upload: what came here is in it already when the upload is complete. All of
 * it is stored as parts as well, so that it can be deleted whenever no request uses it.
 */
export interface LocalFile {
  path: string
  size: number
  reservation: Reservation
  /** The parts that it has, by their keys; elsewhere it has holes, or bytes that did not count. */
  parts: Map<string, number>
}

export interface LocalFiles {
  /**
   * Uses the file of an upload, alone: who uses it is aborted first.
   * @throws AppError 507 where this process has no space for it
   */
  use<T>(upload: { id: string; size: number }, task: Task<T>): Promise<T>
  /** Resolves when no request uses the file of an upload. */
  settled(id: string): Promise<void>
  /** Deletes the file of an upload that has ended; who uses it is aborted first. */
  drop(id: string): Promise<void>
  /** Deletes files that were not used for ten minutes; runs by itself. */
  sweep(): Promise<void>
  close(): void
}

interface Entry {
  file: LocalFile
  inTurn: ReturnType<typeof createSerialQueue>
  users: number
  isDropped: boolean
  using?: AbortController
  /** Milliseconds since 1970. */
  lastUsed: number
}

export interface LocalFilesOptions {
  temporaryFile: Incoming['temporaryFile']
  reservations: Reservations
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Milliseconds after which an upload is likely to go on at another process, or not at all. */
const idleAfter = 10 * minute

export function createLocalFiles(options: LocalFilesOptions): LocalFiles {
  const { temporaryFile, reservations, clock = Date.now } = options
  const all = new Map<string, Promise<Entry>>()
  /** Those of `all` that are open. */
  const opened = new Map<string, Entry>()

  async function dropIdle(after: number): Promise<number> {
    let dropped = 0
    for (const [id, entry] of opened) {
      if (entry.users > 0 || clock() - entry.lastUsed < after) continue
      dropped += 1
      await remove(id, entry)
    }
    return dropped
  }

  async function remove(id: string, entry: Entry): Promise<void> {
    entry.isDropped = true
    all.delete(id)
    opened.delete(id)
    entry.file.reservation.release()
    // A failed removal is repeated at the next start.
    await rm(entry.file.path, { force: true }).catch(() => undefined)
  }

  /** Repeats a task after idle files have been deleted, where it fails for want of space. */
  async function withSpace<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      const isFull = error instanceof AppError && error.status === 507
      if (!isFull || (await dropIdle(0)) === 0) throw error
      return task()
    }
  }

  async function open(size: number): Promise<Entry> {
    const reservation = await withSpace(() => reservations.reserve(size))
    reservation.pause()
    const path = temporaryFile()
    try {
      await writeFile(path, '', exclusively)
    } catch (error) {
      reservation.release()
      throw error
    }
    const file = { path, size, reservation, parts: new Map<string, number>() }
    return { file, inTurn: createSerialQueue(), users: 0, isDropped: false, lastUsed: clock() }
  }

  function entryOf(id: string, size: number): Promise<Entry> {
    const existing = all.get(id)
    if (existing) return existing
    const opening = open(size)
    all.set(id, opening)
    opening.then(
      entry => opened.set(id, entry),
      () => all.delete(id),
    )
    return opening
  }

  async function sweep(): Promise<void> {
    await dropIdle(idleAfter)
  }

  const timer = setInterval(() => void sweep().catch(() => undefined), minute).unref()

  return {
    use,
    async settled(id) {
      const entry = await all.get(id)?.catch(() => undefined)
      await entry?.inTurn(async () => undefined)
    },
    async drop(id) {
      const entry = await all.get(id)?.catch(() => undefined)
      if (!entry) return
      entry.using?.abort()
      await entry.inTurn(async () => {
        if (!entry.isDropped) await remove(id, entry)
      })
    },
    sweep,
    close: () => clearInterval(timer),
  }

  async function use<T>(upload: { id: string; size: number }, task: Task<T>): Promise<T> {
    const entry = await entryOf(upload.id, upload.size)
    entry.users += 1
    entry.using?.abort()
    try {
      // One that waited for the file may find it dropped.
      return await entry.inTurn(() => (entry.isDropped ? use(upload, task) : run(entry, task)))
    } finally {
      entry.users -= 1
      entry.lastUsed = clock()
    }
  }

  async function run<T>(entry: Entry, task: Task<T>): Promise<T> {
    const { file } = entry
    const using = new AbortController()
    entry.using = using
    try {
      await withSpace(file.reservation.resume)
      return await task(file, using.signal)
    } finally {
      file.reservation.pause()
      delete entry.using
    }
  }
}

type Task<T> = (file: LocalFile, signal: AbortSignal) => Promise<T>
