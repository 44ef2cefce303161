import type { Context, Middleware } from 'koa'
import type { InquiryFormState } from '../../../web/base/contract.ts'
import { routes } from '../../../web/base/routes.ts'
import { kilobyte } from '../../../web/base/units.ts'
import { planOfItem } from '../../../web/features/design/design-item.ts'
import { arrivalBy, arrivalWith } from '../../../web/features/inquiries/arrival.ts'
import type { ServiceChoice } from '../../../web/features/inquiries/services.ts'
import { designItemFor, foundDesign } from '../../../web/features/shortlist/designs.ts'
import { entriesFromText, entriesToText, keyOf } from '../../../web/features/shortlist/entries.ts'
import { AppError, unsupportedType } from '../../base/errors.ts'
import { bodyReader } from '../../base/http/body-reader.ts'
import { invalid } from '../../base/http/json-body.ts'
import { visitorOf } from '../../base/http/rate-limit.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Pages } from '../../render/index.ts'
import type { ReceiveInquiry } from './receive.ts'
import { inquirySchemaWith } from './schema.ts'

export interface PlainFormDependencies {
  content: Pick<SiteContent, 'value'>
  pages: Pick<Pages, 'renderForm'>
  receive: ReceiveInquiry
  services: () => readonly ServiceChoice[]
}

export interface PlainForm {
  /**
   * `GET /contact`: the page with values in the form, or with thanks; otherwise the next
   * middleware.
   */
  show: Middleware
  post: Middleware
}

/**
 * The contact form without JavaScript: `POST /contact` stores the inquiry and redirects to a page
 * of thanks, or shows the page again with the values and errors. Links of items fill the form in:
 * `GET /contact?items=…`.
 */
export function plainForm(dependencies: PlainFormDependencies): PlainForm {
  const { content, pages, receive, services } = dependencies
  const schema = inquirySchemaWith(services)
  const emptyState: InquiryFormState = { sent: false, values: {}, fields: {} }
  const contactPage = () => content.value.byPath.get(routes.contact)

  return {
    async show(ctx, next) {
      const page = contactPage()
      const isSent = ctx.url === routes.contactSent
      const { values, designed } = valuesBy(ctx.search)
      if (!page || ctx.method !== 'GET' || !(isSent || values.subject)) return next()
      await pages.renderForm(
        ctx,
        page,
        isSent
          ? { ...emptyState, sent: true }
          : { ...emptyState, values, ...foundIn(values, designed?.note) },
      )
    },

    async post(ctx, next) {
      const page = contactPage()
      if (!page) return next()
      const posted = await readValues(ctx)
      try {
        const { data, error } = schema.safeParse(bodyOf(posted))
        if (error) throw invalid(error)
        await receive(data, { visitor: visitorOf(ctx), requestId: ctx.state.requestId })
      } catch (thrown) {
        if (!(thrown instanceof AppError)) throw thrown
        const { status, message, fields = {}, headers } = thrown
        ctx.status = status
        ctx.set(headers)
        const error = Object.keys(fields).length > 0 ? {} : { error: message }
        const form = { ...emptyState, values: posted, ...foundIn(posted), fields, ...error }
        return pages.renderForm(ctx, page, form)
      }
      ctx.redirect(routes.contactSent)
      ctx.status = 303
    },
  }
}

/** The initial values if the URL names items, the plan of a unit or a service. */
function valuesBy(search: string) {
  const designed = designItemFor(new URLSearchParams(search).get('plan') ?? '')
  const { subject, service, items, page } = designed ? arrivalWith([designed]) : arrivalBy(search)
  const values = { subject, serviceInterest: service, items: entriesToText(items), page }
  return { values, designed }
}

/**
 * The details of the units among its items, so that the form shows them without another request.
 * @param note of the one that a link asks for
 */
function foundIn(
  { items = '' }: Record<string, string>,
  note = '',
): Pick<InquiryFormState, 'found'> {
  const designs = entriesFromText(items).flatMap(item => {
    const plan = planOfItem(item)
    return plan ? [[keyOf(item), { ...foundDesign(plan), note }] as const] : []
  })
  return designs.length > 0 ? { found: Object.fromEntries(designs) } : {}
}

/** 16 KB of text, which URL-encoding can triple. */
const readForm = bodyReader({
  urlencoded: true,
  formLimit: 48 * kilobyte,
  json: false,
  text: false,
})

/** The values by field name; of a repeated field the first counts. */
async function readValues(ctx: Context): Promise<Record<string, string>> {
  if (ctx.request.type !== 'application/x-www-form-urlencoded' || ctx.get('content-encoding')) {
    throw unsupportedType('Send the form as application/x-www-form-urlencoded')
  }
  await readForm(ctx)
  const entries = Object.entries(ctx.request.body ?? {})
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const [first] = [value].flat()
      return typeof first === 'string' ? [[name, first]] : []
    }),
  )
}

/** A form sends texts only, and all of its fields. */
const bodyOf = ({ items = '', idempotencyKey, openFor, ...values }: Record<string, string>) => ({
  ...values,
  items: entriesFromText(items),
  idempotencyKey: idempotencyKey || undefined,
  openFor: openFor ? Number(openFor) : undefined,
})
