import { Readable } from 'node:stream'
import type { Context } from 'koa'
import type {
  InquiriesChanged,
  Inquiry,
  InquiryIds,
  InquiryList,
  InquiryStatus,
} from '../../../web/contract.ts'
import { conflict, notFound } from '../../errors.ts'
import { invalid, jsonBody } from '../../http/json-body.ts'
import type { OwnerMail } from '../mail/owner-mail.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { csvOf } from './csv.ts'
import { changeManySchema, changeSchema, querySchema } from './schema.ts'

const PAGE_SIZE = 25

export interface InquiriesDependencies {
  inquiries: Inquiries
  mail: OwnerMail
}

/** The inbox API of the administrators. */
export function inboxHandlers({ inquiries, mail }: InquiriesDependencies) {
  const readChange = jsonBody(changeSchema)
  const readChangeMany = jsonBody(changeManySchema, 64 * 1024)

  return {
    async list(ctx: Context) {
      const { page, choice } = readQuery(ctx)
      const found = await inquiries.page(choice, (page - 1) * PAGE_SIZE, PAGE_SIZE)
      ctx.body = {
        inquiries: found.rows.map(inquiryOf),
        total: found.total,
        page,
        pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
        pageSize: PAGE_SIZE,
        counts: inquiries.counts(),
      } satisfies InquiryList
    },

    async ids(ctx: Context) {
      ctx.body = { ids: await inquiries.ids(readQuery(ctx).choice) } satisfies InquiryIds
    },

    /** Sets a status of all or deletes them; the response omits those deleted before. */
    async changeMany(ctx: Context) {
      const { ids, status } = await readChangeMany(ctx)
      const before: Record<string, InquiryStatus> = {}
      const changeOne = async (id: string) => {
        let former: InquiryStatus | undefined
        if (status) {
          await inquiries.change(id, draft => {
            former = draft.status
            draft.status = status
          })
        } else {
          former = (await inquiries.remove(id, ctx.state.admin.username))?.status
        }
        if (former) before[id] = former
      }
      await Promise.all([...new Set(ids)].map(changeOne))
      const count = Object.keys(before).length
      const what = status ?? 'deleted'
      ctx.state.activity = { action: 'inquiry-changed', subject: `${count} inquiries: ${what}` }
      ctx.body = { before } satisfies InquiriesChanged
    },

    exportCsv(ctx: Context) {
      const { choice } = readQuery(ctx)
      const day = new Date().toISOString().slice(0, 10)
      ctx.set('content-disposition', `attachment; filename="inquiries-${day}.csv"`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.state.activity = { action: 'inquiries-exported' }
      ctx.body = Readable.from(csvOf(inquiries.all(choice)))
    },

    async show(ctx: Context) {
      ctx.body = inquiryOf(ensureFound(await inquiries.find(idOf(ctx))))
    },

    async change(ctx: Context) {
      const change = await readChange(ctx)
      if (change.mail && !mail.isOn) throw conflict('No mail server is set: see SMTP_URL')
      const changed = await inquiries.change(idOf(ctx), row => {
        if (change.status) row.status = change.status
        if (change.mail && row.mail.state !== 'sent') row.mail.state = 'queued'
      })
      const row = ensureFound(changed)
      // Opening a new one is not recorded. The log gets ids, since it outlives the inquiry.
      const isOpened = change.status === 'read'
      if (!isOpened)
        ctx.state.activity = {
          action: 'inquiry-changed',
          subject: subjectOf(row.id, change.status),
        }
      if (change.mail && row.mail.state === 'queued') mail.queue(row.id)
      ctx.body = inquiryOf(row)
    },

    async remove(ctx: Context) {
      if (!(await inquiries.remove(idOf(ctx), ctx.state.admin.username))) throw gone()
      ctx.state.activity = { action: 'inquiry-deleted', subject: idOf(ctx) }
      ctx.body = { success: true }
    },
  }
}

function readQuery(ctx: Context) {
  const { data, error } = querySchema.safeParse({ ...ctx.query })
  if (error) throw invalid(error)
  return data
}

const idOf = (ctx: Context): string => ctx.params.id

const subjectOf = (id: string, status = 'mail sent again') => `${id}: ${status}`

const gone = () => notFound('There is no such inquiry. Somebody may have deleted it.')

function ensureFound(row: InquiryRow | undefined): InquiryRow {
  if (!row) throw gone()
  return row
}

/** Without the fields that only the store needs. */
const inquiryOf = ({ fingerprint: _, deleted: __, ...inquiry }: InquiryRow): Inquiry => inquiry
