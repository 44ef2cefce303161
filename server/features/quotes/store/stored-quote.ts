import * as z from 'zod'
import { FIRST_CURRENCY, isCurrency } from '../../../../web/base/money/currencies.ts'
import type { Edition, QuoteContent } from '../../../../web/features/quotes/contract.ts'

/*
 * A quote as stored. Looser than the rules of what administrators send: what was stored once must
 * always load.
 */

const cents = z.int().nonnegative()
const discount = z.union([z.strictObject({ percent: z.number() }), z.strictObject({ cents })])
const text = z.string()

const content = z.strictObject({
  currency: z.string().refine(isCurrency),
  customer: z.strictObject({
    name: text,
    email: text.optional(),
    phone: text.optional(),
    company: text.optional(),
  }),
  lines: z.array(
    z.strictObject({
      kind: z.enum(['item', 'text']),
      code: text.optional(),
      text,
      detail: text.optional(),
      slot: text.optional(),
      plan: text.optional(),
      quantity: z.int().positive(),
      unit: z
        .enum(['piece', 'set', 'm', 'm2', 'm3', 'kg', 'hour', 'day', 'unit', 'lump'])
        .optional(),
      unitPrice: cents.nullable(),
      discount: discount.optional(),
    }),
  ),
  discount: discount.optional(),
  delivery: z.strictObject({ text: text.optional(), cents }).optional(),
  vat: z.strictObject({ rate: z.number().nonnegative(), included: z.boolean() }),
  validUntil: z.iso.date(),
  terms: text.optional(),
  note: text.optional(),
}) satisfies z.ZodType<QuoteContent>

const totals = z.strictObject({
  lines: z.array(cents),
  discount: cents,
  delivery: cents,
  net: cents,
  vat: cents,
  total: cents,
})

const moment = z.iso.datetime()
const number = z.int().positive()

const edition = z.strictObject({
  edition: number,
  version: number,
  content,
  totals,
  at: moment,
  by: text,
  means: z.enum(['mail', 'link']),
  letterhead: z.record(z.string(), text.optional()),
}) satisfies z.ZodType<Omit<Edition, 'mail'>>

export const storedQuote = z.strictObject({
  id: z.uuid(),
  createdAt: moment,
  createdBy: text,
  changedAt: moment,
  changedBy: text,
  number: z.string().regex(/^\d{4}-\d{4,}$/),
  inquiryId: z.uuid().optional(),
  /** Idempotency key of its creation. */
  key: text.optional(),
  version: number,
  content,
  /** Only grows: see editions.ts. */
  editions: z.array(edition),
  /** Of the mails that took editions to the customer; at most one of each edition. */
  mails: z.array(
    z.strictObject({
      edition: number,
      state: z.enum(['waiting', 'sending', 'sent', 'refused', 'perhaps']),
      at: moment,
      reason: text.optional(),
    }),
  ),
  /** In the URL of the customer's page: 128 random bits, from the first sending on. */
  secret: z.string().optional(),
  opened: z.strictObject({ count: z.int().nonnegative(), last: moment.optional() }),
  /** Only grows; the last one counts. */
  acceptances: z.array(
    z.strictObject({ name: text, edition: number, version: number, at: moment }),
  ),
  /** Mails that tell the owner what the customer has answered; only grows. */
  reports: z
    .array(
      z.strictObject({
        about: z.enum(['accepted', 'asked']),
        /** The name of who accepted, or the question. */
        text,
        edition: number,
        at: moment,
        state: z.enum(['waiting', 'sent', 'refused']),
      }),
    )
    .optional(),
  voided: z.strictObject({ at: moment, by: text }).optional(),
})

/** Version 1 knew one currency alone. */
export function migrateQuote(row: unknown): unknown {
  const { content, editions, ...rest } = row as Former
  const inFirst = (before: object) => ({ currency: FIRST_CURRENCY, ...before })
  return {
    ...rest,
    content: inFirst(content),
    editions: editions.map(one => ({ ...one, content: inFirst(one.content) })),
  }
}

type Former = { content: object; editions: { content: object }[] }

export type StoredQuote = z.output<typeof storedQuote>
