import type { Order } from './order.ts'
import type { PartFiles } from './part-files.ts'
import type { MonthlyRow, MonthlyStoreOptions } from './types.ts'

const day = 24 * 3600 * 1000

/** On so many days something must have been written since a file's time was over. */
const proof = 7

/**
 * Drops files whose every row is older than `keepDays`; to be called in turn with the writes. Looks
 * once a day. A file that cannot be removed now is removed another day. What the time is, the clock
 * alone does not decide: one that jumps ahead for some hours would delete everything, for good.
 */
export function applyRetention<Row extends MonthlyRow, Note>(
  { keepDays, clock = Date.now }: Pick<MonthlyStoreOptions<Row, Note>, 'keepDays' | 'clock'>,
  files: PartFiles<Row>,
  order: Order<Row, Note>,
): () => Promise<void> {
  if (keepDays === undefined) return async () => undefined
  let nextCheck = 0
  return async () => {
    if (clock() < nextCheck) return
    nextCheck = clock() + day
    if (order.parts().every(({ newest }) => newest >= daysBefore(clock(), keepDays))) return
    const proven = await provenTime(files, order)
    const oldest = daysBefore(Math.min(clock(), proven), keepDays)
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

const daysBefore = (time: number, days: number) => new Date(time - days * day).toISOString()

/** When rows were last written on seven other days; 1970 where there are not so many, or unknown. */
async function provenTime<Row extends MonthlyRow>(
  files: PartFiles<Row>,
  order: Order<Row, unknown>,
): Promise<number> {
  const days = new Set<string>()
  for (const { name } of order.parts().toReversed()) {
    const rows = await files.readUncached(name).catch(() => [])
    for (const { createdAt } of rows.toReversed()) {
      days.add(createdAt.slice(0, 10))
      if (days.size > proof) return Date.parse(createdAt)
    }
  }
  return 0
}
