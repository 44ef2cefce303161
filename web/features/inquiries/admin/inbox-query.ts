import { isDay, startOfDay } from '../../../admin/days.ts'
import type { InquiryQuery } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { serviceLimits } from '../services.ts'
import { type InquiryStage, STAGES } from '../stages.ts'
import { stageLabels } from './stage-labels.ts'

/** The view of the inbox, as its address has it; days are those of the reader's own calendar. */
export interface InboxView {
  stage: InquiryStage | 'all'
  /** A username, `me` or `none`; '' for all. */
  assignee: string
  /** '' for all. */
  waits: string
  /** '' for the newest first. */
  order: string
  service: string
  from: string
  to: string
  q: string
  page: number
  /** The inquiry that is open. */
  open: string
}

export const STAGE_TABS: readonly [stage: InboxView['stage'], label: string][] = [
  ['all', 'All'],
  ...STAGES.map((stage): [InquiryStage, string] => [stage, stageLabels[stage]]),
]

/** Bookmarks of earlier releases, which had a status in the place of stages. */
const formerStatuses: Record<string, InquiryStage> = { new: 'new', archived: 'done', spam: 'spam' }

export const WAITS: readonly [value: string, label: string][] = [
  ['', 'Everybody'],
  ['us', 'Customers wait for us'],
  ['customer', 'We wait for customers'],
]

export const ORDERS: readonly [value: string, label: string][] = [
  ['', 'Newest first'],
  ['waiting', 'Longest wait first'],
]

export function inboxView(search: string): InboxView {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  const oneOf = (name: string, values: readonly (readonly [string, string])[]) =>
    values.some(([value]) => value === text(name)) ? text(name) : ''
  const stage = STAGE_TABS.find(([stage]) => stage === text('stage'))?.[0]
  return {
    stage: stage ?? formerStatuses[text('status')] ?? 'all',
    assignee: text('assignee').slice(0, 100),
    waits: oneOf('waits', WAITS),
    order: oneOf('order', ORDERS),
    service: text('service').slice(0, serviceLimits.label),
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    q: text('q'),
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
    open: text('open'),
  }
}

/** The address of a view below the inbox: '' or '?…', without default values. */
export function inboxSearch({ stage, page, ...texts }: InboxView): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text))
  if (stage !== 'all') query.set('stage', stage)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** The query for the server: a reader's day begins and ends in the reader's time zone. */
export function inquiryQuery({ stage, from, to, q, page, ...view }: InboxView): URLSearchParams {
  const { assignee, waits, order, service } = view
  const query: Record<Exclude<keyof InquiryQuery, 'status'>, string> = {
    stage: stage === 'all' ? '' : stage,
    assignee,
    waits,
    service,
    from: from && startOfDay(from, 0),
    to: to && startOfDay(to, 1),
    q: q.trim(),
    order,
    page: page > 1 ? String(page) : '',
  }
  return new URLSearchParams(Object.entries(query).filter(([, text]) => text))
}

/** The address of a view's list; also its key among the queries. */
export const listAddress = (view: InboxView): string => `${api.inquiries}?${inquiryQuery(view)}`

/** Tells whether something narrows the list down, apart from its stage. */
export const isFiltered = ({ assignee, waits, service, from, to, q }: InboxView) =>
  Boolean(assignee || waits || service || from || to || q.trim())

/** A view without filters. */
export const unfiltered = { assignee: '', waits: '', service: '', from: '', to: '', q: '' } as const
