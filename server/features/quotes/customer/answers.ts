import type { Context } from 'koa'
import { renderEnded, renderQuote } from '../../../../web/features/quotes/page/render.tsx'
import type { Manifest } from '../../../base/http/assets.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import { letterheadOf } from '../document/letterhead.ts'
import { type PageDataOptions, pageDataOf } from './page-data.ts'
import { wantsJson } from './posted.ts'
import { quoteDocument } from './quote-document.ts'

export interface AnswersOptions extends PageDataOptions {
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  manifest: Manifest
  isStaging: boolean
}

export type QuoteAnswers = ReturnType<typeof quoteAnswers>

/** How the customer's page answers: as a page for people, as JSON for programs. */
export function quoteAnswers(options: AnswersOptions) {
  const { contactDetails, manifest, isStaging, brand } = options

  function answer(ctx: Context, title: string, body: string): void {
    const { companyName } = contactDetails.value
    const whole = `${title} | ${companyName}`
    const look = { manifest, isStaging, brand: brand.value }
    const { html, styleHash } = quoteDocument({ title: whole, body, ...look })
    ctx.state.ownStyles = [styleHash]
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = html
  }

  /** Answers a program; false for a person, whose page is still to be made with this status. */
  function problem(
    ctx: Context,
    status: number,
    error: string,
    fields?: Record<string, string>,
  ): boolean {
    ctx.status = status
    if (!wantsJson(ctx)) return false
    ctx.body = fields ? { error, fields } : { error }
    return true
  }

  return {
    problem,

    /** 400 with what is wrong, as `problem`. */
    invalid: (ctx: Context, faults: Record<string, string>): boolean =>
      problem(ctx, 400, Object.values(faults)[0] ?? '', faults),

    page(ctx: Context, shown: Parameters<typeof pageDataOf>[0]): void {
      const { status } = ctx
      answer(ctx, `Quote ${shown.quote.number}`, renderQuote(pageDataOf(shown, options)))
      // Koa makes 200 of its 404 by a body; any other status was set on purpose.
      if (status !== 404) ctx.status = status
    },

    /** 410 with how to reach the company. */
    ended(ctx: Context, isVoid: boolean): void {
      if (problem(ctx, 410, isVoid ? VOID : ENDED)) return
      const letterhead = letterheadOf(contactDetails.value, ctx.state.origin)
      answer(ctx, isVoid ? 'Quote withdrawn' : 'Quote ended', renderEnded(letterhead, isVoid))
      ctx.status = 410
    },
  }
}

const VOID = 'This quote was withdrawn and does not hold any more.'
const ENDED = 'This quote has ended. Ask for a new one.'
