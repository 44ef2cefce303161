import * as z from 'zod'
import { isCurrency } from '../../../web/base/money/currencies.ts'
import { withoutControls } from '../../../web/base/visible-text.ts'
import { LONGEST_TEXT } from '../../../web/features/design/plan-text.ts'
import { faultOf } from '../../../web/features/inquiries/rules.ts'
import type { NewQuote, QuoteChange, QuoteSettings } from '../../../web/features/quotes/contract.ts'
import { quoteLimits } from '../../../web/features/quotes/limits.ts'
import { lineTotal } from '../../../web/features/quotes/sums/line-total.ts'
import { idempotencyKey } from '../inquiries/schema.ts'
import { cents, discount, quantity, rate } from './amounts-schema.ts'

/*
 * The bodies that administrators send. A draft may be unfinished: what it lacks before it can be
 * sent is said by web/features/quotes/before-sending.ts.
 */

/** On one line. */
const text = (most: number) =>
  z
    .string('This takes a text')
    .overwrite(typed => withoutControls(typed.replace(/\s+/g, ' ')).trim())
    .max(most, `At most ${most} characters`)

/** On several lines. */
const words = (most: number) =>
  z
    .string('This takes a text')
    .overwrite(typed => withoutControls(typed.replace(/\r\n?/g, '\n')).trim())
    .max(most, `At most ${most} characters`)

/** Nothing and an empty text are the same: not there. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(given => (given === '' || given === null ? undefined : given), schema.optional())

const email = text(quoteLimits.email).refine(
  typed => faultOf('email', typed) === undefined,
  'Please enter a valid email address',
)

const customer = z.strictObject({
  name: text(quoteLimits.name),
  email: optional(email),
  phone: optional(text(quoteLimits.phone)),
  company: optional(text(quoteLimits.company)),
})

const UNIT_TAKES = 'A unit is piece, set, m, m2, m3, kg, hour, day, unit or lump'
const units = ['piece', 'set', 'm', 'm2', 'm3', 'kg', 'hour', 'day', 'unit', 'lump'] as const
const TOO_MUCH = 'A line comes to more than a quote can say'
const CURRENCY_TAKES = 'A currency is a code of ISO 4217, such as KES'

const line = z
  .strictObject({
    kind: z.enum(['item', 'text'], 'A line is an item or a text'),
    code: optional(text(80)),
    text: text(quoteLimits.text),
    detail: optional(words(quoteLimits.detail)),
    slot: optional(text(300)),
    plan: optional(text(LONGEST_TEXT)),
    quantity,
    unit: optional(z.enum(units, UNIT_TAKES)),
    unitPrice: cents.nullable(),
    discount: discount.optional(),
  })
  .refine(({ discount: _, ...line }) => lineTotal(line) <= quoteLimits.amount, {
    path: ['unitPrice'],
    error: TOO_MUCH,
  })

const LINES_TAKE = `A quote has at most ${quoteLimits.lines} lines`
const DAY_TAKES = 'This takes a day such as 2026-12-21'

const content = z.strictObject({
  /** Of a new quote; that of another one stays what it is. */
  currency: optional(z.string(CURRENCY_TAKES).refine(isCurrency, CURRENCY_TAKES)),
  customer,
  lines: z.array(line, LINES_TAKE).max(quoteLimits.lines, LINES_TAKE),
  discount: discount.optional(),
  delivery: z.strictObject({ text: optional(text(quoteLimits.text)), cents }).optional(),
  vat: z.strictObject({ rate, included: z.boolean('This takes true or false') }),
  validUntil: z.iso.date(DAY_TAKES),
  terms: optional(words(quoteLimits.words)),
  note: optional(words(quoteLimits.words)),
})

export const newQuoteSchema = content.partial().extend({
  inquiryId: optional(z.uuid('This takes the id of an inquiry')),
  idempotencyKey,
}) satisfies z.ZodType<NewQuote>

export const quoteCopySchema = z.strictObject({ idempotencyKey })

export const quoteChangeSchema = content.extend({
  version: z.int('The version that the change began from').positive(),
}) satisfies z.ZodType<QuoteChange>

const DAYS_TAKE = `This takes 1 to ${quoteLimits.validDays} days`

const NUMBER_TAKES = 'This takes a number such as 2026-0412'

export const quoteSettingsSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  vat: content.shape.vat,
  validDays: z.int(DAYS_TAKE).min(1, DAYS_TAKE).max(quoteLimits.validDays, DAYS_TAKE),
  terms: words(quoteLimits.words),
  /** A program that sends back what GET answered sends it too. */
  nextNumber: optional(text(20)),
  beginAt: optional(z.string(NUMBER_TAKES).regex(/^\d{4}-\d{4,6}$/, NUMBER_TAKES)),
}) satisfies z.ZodType<QuoteSettings>

const STATE_TAKES = 'A state is draft, sent, undelivered, changed, accepted or void'

/** An empty value, as forms send it, does not filter. */
export const quotesQuerySchema = z.strictObject({
  state: optional(
    z.enum(['draft', 'sent', 'undelivered', 'changed', 'accepted', 'void'], STATE_TAKES),
  ),
  inquiry: optional(z.uuid('This takes the id of an inquiry')),
  q: optional(z.string('This takes words').max(200, 'At most 200 characters')),
  page: optional(
    z
      .string('A page is a number from 1')
      .regex(/^[1-9]\d{0,8}$/, 'A page is a number from 1')
      .transform(Number),
  ),
})

/** `lines.3.quantity`, as the form names its fields. */
export const fieldAt = (path: readonly PropertyKey[]): string =>
  path.map(String).join('.') || 'body'

/** A body of 200 lines with the longest texts, in any script. */
export const MOST_BYTES = 1024 * 1024
