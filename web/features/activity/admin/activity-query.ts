import { isDay, startOfDay } from '../../../admin/days.ts'
import { type ActivityKind, activityKinds } from '../../../base/activity-entries.ts'
import { api } from '../../../base/routes.ts'

/** The view of the log, as its address has it; the day is one of the reader's own calendar. */
export interface ActivityView {
  kind: ActivityKind | ''
  who: string
  day: string
  q: string
  page: number
}

export const kinds = Object.keys(activityKinds) as ActivityKind[]

export function activityView(search: string): ActivityView {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  return {
    kind: kinds.find(kind => kind === text('kind')) ?? '',
    who: text('who'),
    day: isDay(text('day')) ? text('day') : '',
    q: text('q'),
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
  }
}

/** The address of a view below the screen's: '' or '?…'. */
export function activitySearch({ page, ...texts }: ActivityView): string {
  return queryText({ ...texts, page: page > 1 ? String(page) : '' })
}

/** The address of the entries of a view; also their key among the queries. */
export function entriesAddress({ day, q, page, ...texts }: ActivityView): string {
  const days = { from: day && startOfDay(day, 0), before: day && startOfDay(day, 1) }
  return (
    api.activity + queryText({ ...texts, ...days, q: q.trim(), page: page > 1 ? `${page}` : '' })
  )
}

/** Tells whether something narrows the log down. */
export const isFiltered = ({ kind, who, day, q }: ActivityView) =>
  Boolean(kind || who || day || q.trim())

function queryText(texts: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text))
  return query.size > 0 ? `?${query}` : ''
}
