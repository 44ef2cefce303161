import * as z from 'zod'
import { NOT_A_SERVICE, SERVICES } from '../../../web/inquiry/rules.ts'
import type { InquiryChoice } from '../store/index.ts'

const STATUS_TAKES = 'A status is new, read, archived or spam'
const status = z.enum(['new', 'read', 'archived', 'spam'], STATUS_TAKES)

const day = 24 * 3600 * 1000
const TIME_TAKES = 'This takes a day (2026-11-22) or a moment (2026-11-22T00:00:00+03:00)'
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], TIME_TAKES)
const isDay = (text: string) => text.length === '2026-11-22'.length

/** An empty value, as forms send it, does not filter. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess(given => (given === '' ? undefined : given), schema.optional())

const choice = z.strictObject({
  status: filter(status),
  service: filter(
    z.enum(
      SERVICES.map(([value]) => value),
      NOT_A_SERVICE,
    ),
  ),
  from: filter(moment),
  to: filter(moment),
  q: filter(z.string('This takes words').max(200, 'At most 200 characters')),
  page: filter(
    z
      .string('A page is a number from 1')
      .regex(/^[1-9]\d{0,8}$/, 'A page is a number from 1')
      .transform(Number),
  ),
})

/** The query of the list and of the export, converted to the store's filter. */
export const querySchema = choice.transform(({ q, from, to, page = 1, ...rest }) => ({
  page,
  choice: {
    ...rest,
    text: q,
    from: from && Date.parse(from),
    before: to && Date.parse(to) + (isDay(to) ? day : 0),
  } as InquiryChoice,
}))

const MANY_TAKES = 'This takes the ids of 1 to 1000 inquiries'

/** The same change of many. */
export const changeManySchema = z
  .strictObject({
    ids: z.array(z.uuid(MANY_TAKES), MANY_TAKES).min(1, MANY_TAKES).max(1000, MANY_TAKES),
    status: status.optional(),
    deleted: z.literal(true, 'This takes true').optional(),
  })
  .refine(({ status, deleted }) => (status === undefined) !== (deleted === undefined), {
    error: 'Give either a status or deleted',
  })

export const changeSchema = z
  .strictObject({
    status: status.optional(),
    mail: z.literal('queued', 'A mail can be queued again, nothing else').optional(),
  })
  .refine(change => change.status || change.mail, STATUS_TAKES)
