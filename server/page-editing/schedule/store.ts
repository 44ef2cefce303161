import * as z from 'zod'
import { openStore, type Store } from '../../store/json-store.ts'
import type { StoreOptions } from '../../store/store-options.ts'

const scheduleSchema = z.strictObject({
  /** Of the page, as it was seen. */
  version: z.int().nonnegative(),
  /** When it is published. */
  at: z.iso.datetime(),
  by: z.string(),
  /** Why it was not, in words for its author. */
  failed: z.string().optional(),
})

export type StoredSchedule = z.output<typeof scheduleSchema>

/** By the id of the page, which stays when its address changes. */
export type ScheduleStore = Store<Record<string, StoredSchedule>>

export const openScheduleStore = (
  options: Pick<StoreOptions<Record<string, StoredSchedule>>, 'file' | 'adapter'>,
): Promise<ScheduleStore> =>
  openStore({
    ...options,
    version: 1,
    schema: z.record(z.string(), scheduleSchema),
    initial: () => ({}),
  })
