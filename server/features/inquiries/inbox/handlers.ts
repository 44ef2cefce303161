import type { Context } from 'koa'
import type { InquiryIds, InquiryList } from '../../../../web/base/contract.ts'
import type { Sums } from '../../../../web/base/money/amount-text.ts'
import { type ServiceChoice, serviceLabel } from '../../../../web/features/inquiries/services.ts'
import { csvBody } from '../../../base/csv/csv-body.ts'
import { conflict } from '../../../base/errors.ts'
import { invalid, jsonBody } from '../../../base/http/json-body.ts'
import type { OwnerMail } from '../mail/owner-mail.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { csvOf } from './csv.ts'
import { inquiryOf, noInquiry } from './inquiry-of.ts'
import { manyHandlers } from './many.ts'
import { addNote, noteHandlers, noteText } from './notes.ts'
import { type NamedUsers, pipelineChange } from './pipeline.ts'
import { type ChangeFrom, changeSchema, querySchema } from './schema.ts'

const PAGE_SIZE = 25

export interface InquiriesDependencies {
  inquiries: Inquiries
  /** The users who may be assigned. */
  adminUsers: NamedUsers
  mail: OwnerMail
  /** The totals of the quotes of each inquiry, by its id. */
  totalsByInquiry: () => ReadonlyMap<string, Sums>
  /** The company's time zone, such as Africa/Nairobi. */
  timeZone: () => string
  /** The services that the form offers. */
  services: () => readonly ServiceChoice[]
  /** The company's date, such as 2026-12-31. */
  today: () => string
}

/** The inbox API of the administrators. */
export function inboxHandlers(dependencies: InquiriesDependencies) {
  const { inquiries, adminUsers, mail, totalsByInquiry, timeZone, services, today } = dependencies
  const readChange = jsonBody(changeSchema)

  /** The services of the form come first, then further ones of earlier inquiries. */
  function servicesToFilterBy(): ServiceChoice[] {
    const offered = services()
    const values = new Set<string>(offered.map(([value]) => value))
    const former = inquiries.services().filter(value => !values.has(value))
    return [...offered, ...former.map((value): ServiceChoice => [value, serviceLabel(value)])]
  }

  return {
    async list(ctx: Context) {
      const { page, choice } = readQuery(ctx)
      const result = await inquiries.page(choice, (page - 1) * PAGE_SIZE, PAGE_SIZE)
      ctx.body = {
        inquiries: result.rows.map(inquiryOf),
        total: result.total,
        page,
        pages: Math.max(1, Math.ceil(result.total / PAGE_SIZE)),
        pageSize: PAGE_SIZE,
        counts: inquiries.counts(),
        stages: inquiries.stageCounts(),
        sums: inquiries.stageSums(totalsByInquiry()),
        services: servicesToFilterBy(),
      } satisfies InquiryList
    },

    async ids(ctx: Context) {
      ctx.body = { ids: await inquiries.ids(readQuery(ctx).choice) } satisfies InquiryIds
    },

    exportCsv(ctx: Context) {
      const { choice } = readQuery(ctx)
      ctx.set('content-disposition', `attachment; filename="inquiries-${today()}.csv"`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.state.activity = { action: 'inquiries-exported' }
      ctx.body = csvBody(csvOf(inquiries.all(choice), timeZone()))
    },

    async show(ctx: Context) {
      ctx.body = inquiryOf(ensureFound(await inquiries.find(idOf(ctx))))
    },

    async change(ctx: Context) {
      const { mail: mailAgain, note, from = {}, ...values } = await readChange(ctx)
      if (mailAgain && !mail.isOn) throw conflict('No mail server is set: see SMTP_URL')
      const changedAt = new Date().toISOString()
      const change = pipelineChange(values, adminUsers, changedAt)
      const added = note === undefined ? undefined : noteText(note)
      const isMoved = Object.keys(values).length > 0
      const by = ctx.state.admin.username
      const changed = await inquiries.change(idOf(ctx), row => {
        ensureAsBefore(row, from)
        if (isMoved) change.apply(row)
        if (added !== undefined) addNote(row, { at: changedAt, by, text: added })
        if (mailAgain && row.mail.state !== 'sent') row.mail.state = 'queued'
      })
      const row = ensureFound(changed)
      // Opening a new one is not recorded. The log gets ids, since it outlives the inquiry.
      const words = isMoved ? change.words : note === undefined ? 'mail sent again' : 'note added'
      if (words !== 'read')
        ctx.state.activity = { action: 'inquiry-changed', subject: `${row.id}: ${words}` }
      if (mailAgain && row.mail.state === 'queued') mail.queue(row.id)
      ctx.body = inquiryOf(row)
    },

    async remove(ctx: Context) {
      if (!(await inquiries.remove(idOf(ctx), ctx.state.admin.username))) throw noInquiry()
      ctx.state.activity = { action: 'inquiry-deleted', subject: idOf(ctx) }
      ctx.body = { success: true }
    },

    ...manyHandlers(inquiries, adminUsers),
    notes: noteHandlers(inquiries),
  }
}

function readQuery(ctx: Context) {
  const { data, error } = querySchema(ctx.state.admin.username).safeParse({ ...ctx.query })
  if (error) throw invalid(error)
  return data
}

/** @throws AppError 409 where another administrator has changed what this change began from */
function ensureAsBefore(row: InquiryRow, from: ChangeFrom) {
  const { stage = row.stage, assignee = row.assignee } = from
  if (row.stage !== stage) throw conflict('Somebody else has changed the stage meanwhile.')
  if (row.assignee === assignee) return
  const taker = row.assignee || 'Nobody'
  throw conflict(`${taker} takes this inquiry by now: somebody has changed that meanwhile.`)
}

const idOf = (ctx: Context): string => ctx.params.id

function ensureFound(row: InquiryRow | undefined): InquiryRow {
  if (!row) throw noInquiry()
  return row
}
