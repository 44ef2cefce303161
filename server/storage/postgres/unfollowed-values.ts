import { createChangeQueue } from '../change-queue.ts'
import type { StoreShape } from '../store-options.ts'
import type { ValuesOnDemand } from '../values-on-demand.ts'
import type { DatabasePlace } from './database.ts'
import { valueRow } from './value-row.ts'

/** Values by id, each in a row whose name begins with that of all of them, read when they are asked for. */
export function unfollowedValues<T>(
  { database, name }: DatabasePlace,
  shape: StoreShape<T>,
): ValuesOnDemand<T> {
  const rowOf = (id: string) => valueRow<T>({ database, name: `${name}/${id}` }, shape)
  const writing = new Set<Promise<unknown>>()

  return {
    // Returns a copy, like a file does: parsed rows are frozen.
    read: async id =>
      structuredClone((await rowOf(id).read(database.sql))?.value) ?? shape.initial(),
    async change(id, fn) {
      const row = rowOf(id)
      const { change } = createChangeQueue<T>(batch => row.write(batch, shape.initial))
      const write = change(fn)
      writing.add(write)
      return write.finally(() => writing.delete(write))
    },
    async settled() {
      await Promise.allSettled(writing)
    },
  }
}
