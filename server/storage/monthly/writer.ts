import { unavailable } from '../../base/errors.ts'
import { NotPutBack } from '../durable-file.ts'
import type { Operation } from './operation.ts'
import { bytesOf, type Order } from './order.ts'
import type { SegmentFiles } from './segment-files.ts'
import type { MonthlyRow } from './types.ts'

export interface Writer<Row extends MonthlyRow> {
  /** Resolves with the result of the change once it is on disk. */
  ask<R>(operation: Operation<Row, R>): Promise<R>
  /**
   * Reads files again whose content is unknown after a failed write.
   * @throws AppError 503 where one cannot be read
   */
  refresh(): Promise<void>
  settled(): Promise<void>
}

interface PendingChange<Row extends MonthlyRow> extends Operation<Row, unknown> {
  resolve: (returned: never) => void
  reject: (thrown: unknown) => void
}

interface WriterOptions<Row extends MonthlyRow> {
  files: SegmentFiles<Row>
  order: Order<Row, unknown>
  /** Runs in sequence with the writes, before waiting ones. */
  beforeEach: () => Promise<void>
}

/** Writes one file after the other; all waiting changes of one file share a write. */
export function createWriter<Row extends MonthlyRow>(options: WriterOptions<Row>): Writer<Row> {
  const { files, order, beforeEach } = options
  let pending: PendingChange<Row>[] = []
  let writing: Promise<void> | undefined
  /** Files that contain either the rows before a failed write, or the new ones. */
  const unsure = new Set<string>()
  let readingAgain: Promise<void> | undefined

  async function writePending() {
    while (pending.length > 0) {
      await refresh().catch(() => undefined)
      await beforeEach()
      const batch = pending
      pending = []
      for (const [name, changes] of byFile(batch)) await writeFile(name, changes)
    }
    writing = undefined
  }

  function byFile(batch: readonly PendingChange<Row>[]): Map<string, PendingChange<Row>[]> {
    const files = new Map<string, PendingChange<Row>[]>()
    const pendingBytes = new Map<string, number>()
    for (const operation of batch) {
      const name = fileFor(operation, pendingBytes)
      if (name === undefined) {
        operation.resolve(operation.apply([]) as never)
        continue
      }
      const changes = files.get(name)
      if (changes) changes.push(operation)
      else files.set(name, [operation])
    }
    return files
  }

  /** Undefined for a change of a row that does not exist. */
  function fileFor(
    { target }: PendingChange<Row>,
    pendingBytes: Map<string, number>,
  ): string | undefined {
    if (typeof target === 'string') return order.find(target)?.segment.name
    const name = order.segmentFor(target, pendingBytes)
    pendingBytes.set(name, (pendingBytes.get(name) ?? 0) + bytesOf(target))
    return name
  }

  async function writeFile(name: string, changes: readonly PendingChange<Row>[]) {
    const done: (() => void)[] = []
    try {
      if (unsure.has(name)) throw new Error(`${name} could not be read again`)
      const oldRows = order.has(name) ? await files.rows(name) : []
      const rows = [...oldRows]
      for (const change of changes) {
        try {
          const returned = change.apply(rows)
          done.push(() => change.resolve(returned as never))
        } catch (thrown) {
          change.reject(thrown)
        }
      }
      const isChanged =
        rows.length !== oldRows.length || rows.some((row, index) => row !== oldRows[index])
      if (isChanged) order.place(name, rows, await files.write(name, rows, oldRows), oldRows)
      for (const resolve of done) resolve()
    } catch (cause) {
      if (cause instanceof NotPutBack) {
        unsure.add(name)
        await refresh().catch(() => undefined)
      }
      const failure = unavailable('This could not be saved. Please try again in a moment.', cause)
      for (const change of changes) change.reject(failure)
    }
  }

  /** Shared by all callers: a second run that ended after the next write would discard its rows. */
  async function refresh() {
    if (unsure.size === 0) return
    readingAgain ??= readAgain().finally(() => {
      readingAgain = undefined
    })
    await readingAgain
  }

  async function readAgain() {
    for (const name of unsure) {
      try {
        const stored = await files.readIfThere(name)
        if (stored) order.place(name, stored.rows, stored.bytes)
        else order.drop(name)
        unsure.delete(name)
      } catch (cause) {
        throw unavailable('This cannot be read just now. Please try again in a moment.', cause)
      }
    }
  }

  return {
    refresh,
    ask: <R>(operation: Operation<Row, R>) =>
      new Promise<R>((resolve, reject) => {
        pending.push({ ...operation, resolve: resolve as (returned: never) => void, reject })
        writing ??= Promise.resolve().then(writePending)
      }),
    settled: async () => writing,
  }
}
