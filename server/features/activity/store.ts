import * as z from 'zod'
import type { ActivityAction, ActivityEntry } from '../../../web/base/activity-entries.ts'
import type { Log } from '../../base/log.ts'
import type { RowsPlace } from '../../storage/monthly/types.ts'
import { openRows } from '../../storage/open-rows.ts'

const entry = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  who: z.string().max(100),
  action: z.string().regex(/^[a-z-]{1,50}$/),
  subject: z.string().max(500),
})

export const activityFormat = { version: 1, schema: entry }

export type ActivityRow = z.output<typeof entry>

export interface AuditEvent {
  who: string
  action: ActivityAction
  subject?: string
}

/** A filter of the log; missing fields do not filter. */
export interface ActivityChoice {
  actions?: readonly string[] | undefined
  who?: string | undefined
  /** Milliseconds since 1970: `from` is included, `before` excluded. */
  from?: number | undefined
  before?: number | undefined
  /** Reads every row that the other fields leave. */
  has?: ((row: ActivityRow) => boolean) | undefined
}

/** The fields of each row that stay in memory. */
type IndexedEntry = Pick<ActivityEntry, 'who' | 'action'> & { at: number }

export type Activity = Awaited<ReturnType<typeof openActivity>>

type Options = RowsPlace & { clock?: () => number }

/** Entries stay for more than a year, so that last year's season can be looked up. */
const keepDays = 400

/** Audit log of user actions, kept for 400 days. */
export async function openActivity(options: Options, log: Log) {
  const store = await openRows<ActivityRow, IndexedEntry>({
    ...options,
    ...activityFormat,
    indexedFields: ({ who, action, createdAt }) => ({ who, action, at: Date.parse(createdAt) }),
    keepDays,
  })

  async function matchingRows(
    where: (entry: IndexedEntry) => boolean,
    matches: (row: ActivityRow) => boolean,
  ) {
    const rows: ActivityRow[] = []
    for await (const row of store.rows({ where })) if (matches(row)) rows.push(row)
    return rows
  }

  return {
    /** Writes in the background: a failure does not fail the action. */
    record({ who, action, subject = '' }: AuditEvent): void {
      store
        .append({ who, action, subject: subject.slice(0, 500) })
        .catch(err => log.error({ err, action }, 'activity not recorded'))
    },

    /** Newest first. */
    async page(choice: ActivityChoice, skip: number, take: number) {
      await store.settled()
      const where = (entry: IndexedEntry) => isChosen(entry, choice)
      if (!choice.has) return store.page({ where }, skip, take)
      const rows = await matchingRows(where, choice.has)
      return { total: rows.length, rows: rows.slice(skip, skip + take) }
    },

    /** The names of all users with an entry, sorted. */
    people(): string[] {
      const names = new Set([...store.indexed()].map(({ indexed }) => indexed.who))
      names.delete('')
      return [...names].sort((one, other) => one.localeCompare(other))
    },

    settled: store.settled,
  }
}

const isChosen = (entry: IndexedEntry, { actions, who, from, before }: ActivityChoice) =>
  (actions === undefined || actions.includes(entry.action)) &&
  (who === undefined || entry.who === who) &&
  (from === undefined || entry.at >= from) &&
  (before === undefined || entry.at < before)
