import type { Context } from 'koa'
import * as z from 'zod'
import { faultOf } from '../../../../web/features/inquiries/rules.ts'
import { faultsBeforeSending } from '../../../../web/features/quotes/before-sending.ts'
import type { QuoteContent } from '../../../../web/features/quotes/contract.ts'
import { AppError, badRequest, notFound } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import { type ContactDetailsStore, fieldsAtDefault } from '../../company/contact-details/store.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import { letterheadOf } from '../document/letterhead.ts'
import { unprintableFields } from '../document/unprintable.ts'
import type { Quotes } from '../store/index.ts'
import type { CustomerMail } from './customer-mail.ts'

export interface SendQuoteOptions {
  quotes: Pick<Quotes, 'find' | 'send'>
  inquiries: Pick<Inquiries, 'setStage'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  mail: CustomerMail
  /** At the company, as 2026-12-31. */
  today: () => string
  withSpace: <T>(change: () => Promise<T>) => Promise<T>
}

const bodySchema = z.strictObject({
  by: z.enum(['mail', 'link'], 'A quote is sent by mail or by link'),
  version: z.int('A version is a number').optional(),
  /** That example contact details may be printed on it. */
  withExamples: z.boolean('This takes true or false').optional(),
})

/** POST /api/admin/quotes/:id/send: what stands in the quote becomes an edition. */
export function sendQuote(options: SendQuoteOptions) {
  const { quotes, inquiries, contactDetails, brand, mail, today, withSpace } = options
  const readBody = jsonBody(bodySchema)

  return async (ctx: Context) => {
    const { by: means, version, withExamples = false } = await readBody(ctx)
    const quote = await quotes.find(ctx.params.id)
    if (!quote) throw notFound('There is no such quote')
    const { origin } = ctx.state
    const letterhead = letterheadOf(contactDetails.value, origin, brand.value?.printed)
    const isCurrent = version === undefined || version === quote.version
    // A stale version is answered with the quote as it is now, by the store.
    if (isCurrent && quote.state !== 'void') {
      throwFaults({
        ...faultsBeforeSending(quote.content, today()),
        ...unprintableFields(quote.content, letterhead),
        ...(means === 'mail' && addressFault(quote.content)),
      })
      if (means === 'mail' && !mail.isOn) throw badRequest(NO_MAIL)
      const examples = fieldsAtDefault(contactDetails.value)
      if (examples.length > 0 && !withExamples) throw exampleDetails(examples)
    }
    const by: string = ctx.state.admin.username
    const sending = { version: version ?? quote.version, means, by, letterhead }
    const sent = await withSpace(() => quotes.send(quote.id, sending))
    if (!sent) throw notFound('There is no such quote')
    const { edition, isNew } = sent
    if (means === 'mail') mail.queue(quote.id, edition.edition)
    if (quote.inquiryId) await inquiries.setStage(quote.inquiryId, 'quoted')
    const isFirst = isNew && edition.edition === 1
    const subject = `${quote.number}, version ${edition.edition}, by ${means}`
    ctx.state.activity = { action: isFirst ? 'quote-sent' : 'quote-sent-again', subject }
    ctx.body = { url: origin + sent.quote.url }
  }
}

const NO_MAIL =
  'This site cannot send e-mail yet: its owner has to set SMTP_URL. Send the link, or the PDF, yourself.'

/** 409 with the `examples`, which the administrator decides about. */
const exampleDetails = (examples: readonly string[]) =>
  new AppError(409, 'conflict', EXAMPLES, { details: { examples } })

const EXAMPLES =
  'Your contact details are still examples, and would stand on the quote. Change them, or send it all the same (withExamples).'

function addressFault({ customer }: QuoteContent): Record<string, string> {
  if (!customer.email) return { 'customer.email': 'Say to which e-mail address it goes' }
  const fault = faultOf('email', customer.email)
  return fault ? { 'customer.email': fault } : {}
}

function throwFaults(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first) throw badRequest(first, fields)
}
