import * as z from 'zod'
import { day } from '../../../../web/base/units.ts'
import { NOT_A_SERVICE } from '../../../../web/features/inquiries/rules.ts'
import { serviceLimits } from '../../../../web/features/inquiries/services.ts'
import { STAGES } from '../../../../web/features/inquiries/stages.ts'
import type { InquiryChoice } from '../store/index.ts'

const stage = z.enum(STAGES, 'A stage is new, answered, quoted, accepted, lost, done or spam')
const status = z.enum(
  ['new', 'read', 'archived', 'spam'],
  'A status is new, read, archived or spam',
)

const TIME_TAKES = 'This takes a day (2026-11-22) or a moment (2026-11-22T00:00:00+03:00)'
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], TIME_TAKES)
const isDay = (text: string) => text.length === '2026-11-22'.length

/** An empty value, as forms send it, does not filter. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const choice = z.strictObject({
  stage: filter(stage),
  status: filter(status),
  assignee: filter(
    z.string('This takes a username, me or none').max(100, 'At most 100 characters'),
  ),
  waits: filter(z.enum(['us', 'customer'], 'This takes us or customer')),
  service: filter(z.string(NOT_A_SERVICE).max(serviceLimits.label, NOT_A_SERVICE)),
  from: filter(moment),
  to: filter(moment),
  q: filter(z.string('This takes words').max(200, 'At most 200 characters')),
  order: filter(z.enum(['newest', 'waiting'], 'An order is newest or waiting')),
  page: filter(
    z
      .string('A page is a number from 1')
      .regex(/^[1-9]\d{0,8}$/, 'A page is a number from 1')
      .transform(Number),
  ),
})

/** The query of the list and of the export, converted to the store's filter for a user. */
export const querySchema = (username: string) =>
  choice.transform(({ q, from, to, assignee, page = 1, ...rest }) => ({
    page,
    choice: {
      ...rest,
      assignee: assignee && ({ me: username, none: '' }[assignee] ?? assignee),
      text: q,
      from: from && Date.parse(from),
      before: to && Date.parse(to) + (isDay(to) ? day : 0),
    } as InquiryChoice,
  }))

const NO_CHANGE = 'Say what changes'

const NO_USER = 'This takes the name of a user, or nothing'
const pipelineChange = z.strictObject({
  stage: stage.optional(),
  assignee: z.string(NO_USER).max(100, NO_USER).nullish(),
  isRead: z.boolean('This takes true or false').optional(),
  status: status.optional(),
})

export type PipelineValues = z.output<typeof pipelineChange>

const isChange = (change: object) => Object.values(change).some(value => value !== undefined)

/** The state that a single change began from; another stage or assignee by now is 409. */
const from = z.strictObject({ stage: stage.optional(), assignee: z.string().max(100).optional() })

export type ChangeFrom = z.output<typeof from>

export const changeSchema = pipelineChange
  .extend({
    from: from.optional(),
    note: z.string('A note is a text').optional(),
    mail: z.literal('queued', 'A mail can be queued again, nothing else').optional(),
  })
  .refine(({ from: _, ...change }) => isChange(change), NO_CHANGE)

const MANY_TAKES = 'This takes the ids of 1 to 1000 inquiries'
const ids = z.array(z.uuid(MANY_TAKES), MANY_TAKES).min(1, MANY_TAKES).max(1000, MANY_TAKES)
const isDeleted = z.literal(true, 'This takes true')

/** The same change of many, as earlier releases had it. */
export const changeManySchema = z
  .strictObject({ ids, status: status.optional(), deleted: isDeleted.optional() })
  .refine(({ status, deleted }) => (status === undefined) !== (deleted === undefined), {
    error: 'Give either a status or deleted',
  })

const formerPlace = z.strictObject({
  stage,
  stageSince: z.iso.datetime(),
  isRead: z.boolean(),
  assignee: z.string().max(100),
  askedAt: z.iso.datetime().nullable(),
})

const former = z
  .record(z.uuid(), formerPlace, 'This takes the answer to a change')
  .refine(places => Object.keys(places).length <= 1000, MANY_TAKES)

export const manySchema = z.union([
  z.strictObject({
    ids,
    change: z.union([
      z.strictObject({ deleted: isDeleted }),
      pipelineChange.refine(isChange, NO_CHANGE),
    ]),
  }),
  z.strictObject({ before: former }),
])
