import type { Context } from 'koa'
import * as z from 'zod'
import { badRequest } from '../../../base/errors.ts'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { invalid, jsonBody } from '../../../base/http/json-body.ts'
import { createRateLimit, visitorOf } from '../../../base/http/rate-limit.ts'
import type { ContactClicks } from './store.ts'

/** A person clicks less, so that automated clicks soon stop counting. */
const LIMIT = { points: 20, seconds: 600 }

const pressSchema = z.strictObject({
  kind: z.enum(['whatsapp', 'phone', 'email'], 'A kind is whatsapp, phone or email'),
  page: z.string('A page is the path of one').max(200, 'A page is the path of one'),
})

const DAYS_TAKE = 'A number of days from 1 to 400'
const querySchema = z.strictObject({
  days: z
    .string(DAYS_TAKE)
    .regex(/^[1-9]\d{0,2}$/, DAYS_TAKE)
    .transform(Number)
    .refine(days => days <= 400, DAYS_TAKE)
    .default(30),
})

/**
 * Counts clicks on WhatsApp, phone and e-mail links by page and day. The request contains nothing
 * else, no cookie is read or set, and the address is used for the limit only.
 * @param pathOf the path of the page that a path means; undefined where there is none
 */
export function contactClickHandlers(
  clicks: ContactClicks,
  pathOf: (path: string) => string | undefined,
  counters: Counters = countersInMemory,
) {
  const limit = createRateLimit(LIMIT, 'Too many presses', counters('contact-clicks'))
  const readPress = jsonBody(pressSchema, 1024)

  return {
    async count(ctx: Context) {
      await limit.count(visitorOf(ctx))
      const { kind, page } = await readPress(ctx)
      const path = pathOf(page)
      if (path === undefined)
        throw badRequest('There is no page at this path', { page: 'No such page' })
      await clicks.count(path, kind)
      ctx.status = 204
    },

    async show(ctx: Context) {
      const { data, error } = querySchema.safeParse({ ...ctx.query })
      if (error) throw invalid(error)
      ctx.body = await clicks.of(data.days)
    },
  }
}
