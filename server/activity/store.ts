import * as z from 'zod'
import type { ActivityAction, ActivityEntry } from '../../web/activity-entries.ts'
import type { Log } from '../log.ts'
import { openMonthlyStore } from '../store/monthly/index.ts'
import type { MonthlyStoreOptions } from '../store/monthly/types.ts'

const entry = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  who: z.string().max(100),
  action: z.string().regex(/^[a-z-]{1,50}$/),
  subject: z.string().max(500),
}) satisfies z.ZodType<ActivityEntry>

export interface AuditEvent {
  who: string
  action: ActivityAction
  subject?: string
}

export type Activity = Awaited<ReturnType<typeof openActivity>>

type Options = Pick<
  MonthlyStoreOptions<ActivityEntry, string>,
  'folder' | 'clock' | 'disk' | 'mostBytes' | 'onLate' | 'readOnly'
>

/** More than a year, so that last year's season can be looked up. */
const keepDays = 400

/** Audit log of user actions, kept for 400 days. */
export async function openActivity(options: Options, log: Log) {
  const store = await openMonthlyStore<ActivityEntry, string>({
    ...options,
    version: 1,
    schema: entry,
    indexedFields: ({ action }) => action,
    keepDays,
  })
  return {
    /** Writes in the background: a failure does not fail the action. */
    record({ who, action, subject = '' }: AuditEvent): void {
      store
        .append({ who, action, subject: subject.slice(0, 500) })
        .catch(err => log.error({ err, action }, 'activity not recorded'))
    },

    /** Newest first; `of` filters by action. */
    async page(of: (action: string) => boolean, skip: number, take: number) {
      await store.settled()
      return store.page({ where: of }, skip, take)
    },

    settled: store.settled,
  }
}
