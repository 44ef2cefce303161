import type { InquiryQuery, InquiryStatus } from '../../contract.ts'
import { SERVICES } from '../../inquiry/rules.ts'
import { api } from '../../routes.ts'
import { isDay, startOfDay } from '../days.ts'

/** What the inbox shows, as its address says it; days are those of the reader's own calendar. */
export interface InboxView {
  status: InquiryStatus | 'all'
  service: string
  from: string
  to: string
  q: string
  page: number
  /** The inquiry that is open. */
  open: string
}

export const STATUSES: readonly [status: InboxView['status'], label: string][] = [
  ['all', 'All'],
  ['new', 'New'],
  ['read', 'Read'],
  ['archived', 'Archived'],
  ['spam', 'Spam'],
]

export function inboxView(search: string): InboxView {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  const status = STATUSES.find(([status]) => status === text('status'))?.[0] ?? 'all'
  return {
    status,
    service: SERVICES.some(([service]) => service === text('service')) ? text('service') : '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    q: text('q'),
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
    open: text('open'),
  }
}

/** The address of a view below the inbox: '' or '?…', without what goes without saying. */
export function inboxSearch({ status, page, ...texts }: InboxView): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text))
  if (status !== 'all') query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** What the server is asked for: a reader's day begins and ends where the reader is. */
export function inquiryQuery({ status, service, from, to, q, page }: InboxView): URLSearchParams {
  const query: Partial<Record<keyof InquiryQuery, string>> = {
    status: status === 'all' ? '' : status,
    service,
    from: from && startOfDay(from, 0),
    to: to && startOfDay(to, 1),
    q: q.trim(),
    page: page > 1 ? String(page) : '',
  }
  return new URLSearchParams(Object.entries(query).filter(([, text]) => text))
}

/** Where the list of a view is read; also its key among the queries. */
export const listAddress = (view: InboxView): string => `${api.inquiries}?${inquiryQuery(view)}`

/** Whether something narrows the list down, apart from its status. */
export const isFiltered = ({ service, from, to, q }: InboxView) =>
  Boolean(service || from || to || q.trim())
