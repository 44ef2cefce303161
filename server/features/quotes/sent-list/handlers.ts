import type { Context } from 'koa'
import * as z from 'zod'
import type { QuoteSettings, SentListLines } from '../../../../web/features/quotes/contract.ts'
import { quoteLimits } from '../../../../web/features/quotes/limits.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { linesOfItems, type QuotedProducts } from '../item-lines.ts'
import { readMessage } from './read-message.ts'
import { requestedItems } from './requested-items.ts'

const message = z.strictObject({
  text: z
    .string('This takes a text')
    .max(quoteLimits.sentList, 'This is too long. Paste only the message with the list.'),
})

/** Of the longest message, in any script. */
const MOST_BYTES = 128 * 1024

/** What a customer's shortlist asks for, as the lines of a quote; it stores nothing. */
export function readSentList(
  source: QuotedProducts & { settings: { readonly value: Readonly<QuoteSettings> } },
) {
  const read = jsonBody(message, MOST_BYTES)
  return async (ctx: Context) => {
    const { text } = await read(ctx)
    const message = readMessage(text)
    const { items, unread } = requestedItems(message, source)
    if (items.length === 0) throw nothing(text, message.lists.length > 0)
    const taken = items.slice(0, quoteLimits.lines)
    const { currency } = source.products()
    const { lines, vat } = linesOfItems(taken, { currency, vat: source.settings.value.vat }, source)
    const left = items.length - taken.length
    ctx.body = { currency, lines, vat, unread, left } satisfies SentListLines
  }
}

function nothing(text: string, isLink: boolean) {
  const reason = isLink ? CUT : text.trim() ? NO_LIST : EMPTY
  return badRequest(reason, { text: reason })
}

const EMPTY = 'Paste what the customer sent.'
const CUT =
  'This link has no item in it: it may have been cut off. Ask the customer to send it again.'
const NO_LIST =
  'No item of this site is in it. Paste the customer’s message, its link, or codes such as Ch8 x 12, one a line.'
