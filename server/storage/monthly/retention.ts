import { day } from '../../../web/base/units.ts'
import type { Order } from './order.ts'
import type { SegmentFiles } from './segment-files.ts'
import type { MonthlyRow, MonthlyStoreOptions } from './types.ts'

/** The number of later days with writes that confirm a file's expiry. */
const proof = 7

/**
 * Removes files whose rows are all older than `keepDays`; must run in sequence with the writes.
 * Checks once a day; failed removals are repeated another day. The clock alone does not decide: one
 * that jumps ahead for some hours would delete everything.
 */
export function applyRetention<Row extends MonthlyRow, Indexed>(
  { keepDays, clock = Date.now }: Pick<MonthlyStoreOptions<Row, Indexed>, 'keepDays' | 'clock'>,
  files: SegmentFiles<Row>,
  order: Order<Row, Indexed>,
): () => Promise<void> {
  if (keepDays === undefined) return async () => undefined
  let nextCheck = 0
  return async () => {
    if (clock() < nextCheck) return
    nextCheck = clock() + day
    if (order.segments().every(({ newest }) => newest >= daysBefore(clock(), keepDays))) return
    const proven = await provenTime(files, order)
    const oldest = daysBefore(Math.min(clock(), proven), keepDays)
    for (const { name, newest } of order.segments()) {
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

/** The time of the last writes on seven other days; 1970 where there are fewer, or unknown. */
async function provenTime<Row extends MonthlyRow>(
  files: SegmentFiles<Row>,
  order: Order<Row, unknown>,
): Promise<number> {
  const days = new Set<string>()
  for (const { name } of order.segments().toReversed()) {
    const rows = await files.readUncached(name).catch(() => [])
    for (const { createdAt } of rows.toReversed()) {
      days.add(createdAt.slice(0, 10))
      if (days.size > proof) return Date.parse(createdAt)
    }
  }
  return 0
}
