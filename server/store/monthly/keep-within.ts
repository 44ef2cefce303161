import type { MonthlyRow, MonthlyStoreOptions } from './index.ts'
import type { Order } from './order.ts'
import type { PartFiles } from './part-files.ts'

const day = 24 * 3600 * 1000

/**
 * Drops files whose every row is older than `keepDays`; to be called in turn with the writes. Looks
 * once a day. A file that cannot be removed now is removed another day.
 */
export function keepWithin<Row extends MonthlyRow, Note>(
  { keepDays, clock = Date.now }: Pick<MonthlyStoreOptions<Row, Note>, 'keepDays' | 'clock'>,
  files: PartFiles<Row>,
  order: Order<Row, Note>,
): () => Promise<void> {
  if (keepDays === undefined) return async () => undefined
  let nextLook = 0
  return async () => {
    if (clock() < nextLook) return
    nextLook = clock() + day
    const oldest = new Date(clock() - keepDays * day).toISOString()
    for (const { name, newest } of order.parts()) {
      if (newest >= oldest) continue
      const isDropped = await files.drop(name).then(
        () => true,
        () => false,
      )
      if (isDropped) order.drop(name)
    }
  }
}
