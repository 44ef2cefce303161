import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createSerialQueue } from '../base/serial-queue.ts'
import { readText, writeDurably } from './durable-file.ts'
import { dataOf } from './envelope.ts'
import type { ValuesFolder, ValuesPlace } from './open-values.ts'
import type { StoreShape } from './store-options.ts'

/** Values by id that are read when they are asked for: none of them is in memory. */
export interface ValuesOnDemand<T> {
  /** Reads a value; the initial one where none is stored. */
  read(id: string): Promise<T>
  /**
   * Changes a value durably, or the initial one.
   * @throws what `fn` throws, or a schema error; AppError 503 where a database does not answer
   */
  change<R>(id: string, fn: (draft: T) => R): Promise<R>
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}

/**
 * Opens values in a folder, with a file for each, or in the database that several processes share.
 */
export function valuesOnDemand<T>(place: ValuesPlace, shape: StoreShape<T>): ValuesOnDemand<T> {
  if (!('database' in place)) return onDemandInFolder(place, shape)
  const opening = import('./postgres/unfollowed-values.ts').then(({ unfollowedValues }) =>
    unfollowedValues(place, shape),
  )
  return {
    read: async id => (await opening).read(id),
    change: async (id, fn) => (await opening).change(id, fn),
    settled: async () => (await opening).settled(),
  }
}

function onDemandInFolder<T>(
  { folder }: ValuesFolder,
  { version, schema, initial, migrate }: StoreShape<T>,
): ValuesOnDemand<T> {
  const inTurn = createSerialQueue()
  const fileOf = (id: string) => join(folder, `${id}.json`)

  async function read(id: string): Promise<T> {
    const file = fileOf(id)
    const text = await readText(file)
    if (text === null) return initial()
    return dataOf(JSON.parse(text), { file, version, schema, ...(migrate && { migrate }) })
  }

  return {
    read,
    change: (id, fn) =>
      inTurn(async () => {
        const draft = await read(id)
        const returned = fn(draft)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const data = schema.parse(draft)
        await writeDurably(fileOf(id), JSON.stringify({ version, data }))
        return returned
      }),
    settled: () => inTurn(async () => undefined),
  }
}
