import type { Context } from 'koa'
import type { MadeQuote, Quote, QuoteList } from '../../../web/features/quotes/contract.ts'
import { daysAfter } from '../../../web/features/quotes/validity.ts'
import { csvBody } from '../../base/csv/csv-body.ts'
import { badRequest, notFound } from '../../base/errors.ts'
import { invalid, jsonBody } from '../../base/http/json-body.ts'
import type { Inquiries } from '../inquiries/store/index.ts'
import { csvOf } from './csv.ts'
import type { QuotedProducts } from './item-lines.ts'
import { newContent, withSlots } from './new-content.ts'
import {
  fieldAt,
  MOST_BYTES,
  newQuoteSchema,
  quoteChangeSchema,
  quoteCopySchema,
  quotesQuerySchema,
} from './schema.ts'
import { readSentList } from './sent-list/handlers.ts'
import type { QuoteSettingsStore } from './settings/store.ts'
import type { Quotes } from './store/index.ts'

const PAGE_SIZE = 25

export interface QuoteDependencies extends QuotedProducts {
  quotes: Quotes
  settings: Pick<QuoteSettingsStore, 'value'>
  inquiries: Pick<Inquiries, 'find'>
  /** Runs a change again while the disk is full and something on it can be done without. */
  withSpace: <T>(change: () => Promise<T>) => Promise<T>
}

/** The quotes API of the administrators. */
export function quoteHandlers(dependencies: QuoteDependencies) {
  const { quotes, settings, inquiries, withSpace, today } = dependencies
  const readNew = jsonBody(newQuoteSchema, MOST_BYTES, fieldAt)
  const readCopy = jsonBody(quoteCopySchema)
  const readChange = jsonBody(quoteChangeSchema, MOST_BYTES, fieldAt)

  return {
    async list(ctx: Context) {
      const { page = 1, choice } = readQuery(ctx)
      const { total, rows } = await quotes.list(choice, (page - 1) * PAGE_SIZE, PAGE_SIZE)
      ctx.body = {
        ...{ quotes: rows, total, pageSize: PAGE_SIZE },
        ...quotes.figures(),
      } satisfies QuoteList
    },

    async create(ctx: Context) {
      const { inquiryId, idempotencyKey, ...given } = await readNew(ctx)
      const inquiry = inquiryId === undefined ? undefined : await inquiries.find(inquiryId)
      if (inquiryId !== undefined && !inquiry) {
        throw badRequest(NO_INQUIRY, { inquiryId: NO_INQUIRY })
      }
      const content = newContent(given, inquiry, settings.value, dependencies)
      await make(ctx, { content, inquiryId, key: idempotencyKey ?? undefined })
    },

    /** A draft with the same content, valid from today on. */
    async copy(ctx: Context) {
      const { idempotencyKey } = await readCopy(ctx)
      const { content, inquiryId } = found(await quotes.find(ctx.params.id))
      const validUntil = daysAfter(today(), settings.value.validDays)
      const key = idempotencyKey ?? undefined
      await make(ctx, { content: { ...content, validUntil }, inquiryId, key })
    },

    async show(ctx: Context) {
      ctx.body = found(await quotes.find(ctx.params.id)) satisfies Quote
    },

    async change(ctx: Context) {
      const { version, ...content } = await readChange(ctx)
      const { id } = ctx.params
      const before = found(await quotes.find(id)).content
      const { currency } = before
      const lines = withSlots(content.lines, dependencies, before.lines)
      const by = ctx.state.admin.username
      const change = { version, content: { ...content, currency, lines }, by }
      ctx.body = found(await withSpace(() => quotes.save(id, change))) satisfies Quote
    },

    async void(ctx: Context) {
      const by = ctx.state.admin.username
      const { id } = ctx.params
      const { state } = found(await quotes.find(id))
      const quote = found(await withSpace(() => quotes.void(id, by)))
      if (state !== 'void') ctx.state.activity = { action: 'quote-voided', subject: quote.number }
      ctx.body = quote satisfies Quote
    },

    readSentList: readSentList(dependencies),

    exportCsv(ctx: Context) {
      const { choice } = readQuery(ctx)
      ctx.set('content-disposition', `attachment; filename="quotes-${today()}.csv"`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.state.activity = { action: 'quotes-exported' }
      ctx.body = csvBody(csvOf(quotes.all(choice)))
    },
  }

  async function make(
    ctx: Context,
    creation: Omit<Parameters<Quotes['create']>[0], 'by' | 'year'>,
  ) {
    const by = ctx.state.admin.username
    const year = today().slice(0, 4)
    const { quote, isNew } = await withSpace(() => quotes.create({ ...creation, by, year }))
    const { id, number, version, totals } = quote
    if (isNew) ctx.state.activity = { action: 'quote-made', subject: number }
    ctx.status = 201
    ctx.body = { id, number, version, totals } satisfies MadeQuote
  }
}

function readQuery(ctx: Context) {
  const { data, error } = quotesQuerySchema.safeParse({ ...ctx.query })
  if (error) throw invalid(error)
  const { page, state, inquiry, q } = data
  return { page, choice: { state, inquiryId: inquiry, text: q } }
}

const NO_INQUIRY = 'There is no such inquiry. Somebody may have deleted it.'

function found(quote: Quote | undefined): Quote {
  if (!quote) throw notFound('There is no such quote')
  return quote
}
