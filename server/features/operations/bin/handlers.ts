import { createReadStream } from 'node:fs'
import type { Context } from 'koa'
import * as z from 'zod'
import type { BinItem, BinPage } from '../../../../web/admin/contract.ts'
import { badRequest, notFound } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { OwnerMail } from '../../inquiries/mail/owner-mail.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import { filesInBin } from '../../media/former-files.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import type { CollectionEditor } from '../../pages/collections/collection-editor.ts'
import type { PageRemover } from '../../pages/remove-page.ts'
import type { ListEditor } from '../../products/lists/list-editor.ts'
import type { DetailsEditor } from '../../products/slot-details/details-editor.ts'
import type { TableImport } from '../../products/table/import-table.ts'
import { itemOfEntry, itemOfInquiry } from './items.ts'

export interface BinDependencies {
  media: Pick<OpenMedia, 'bin' | 'restore'>
  manifest: Manifest
  inquiries: Inquiries
  mail: Pick<OwnerMail, 'queue'>
  details: Pick<DetailsEditor, 'restore' | 'forget'>
  products: Pick<ListEditor, 'restore'>
  tables: Pick<TableImport, 'restore'>
  pages: Pick<PageRemover, 'restore'>
  collections: Pick<CollectionEditor, 'restore'>
}

const pageSize = 50

const query = z.strictObject({
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})

/** The version in the slot that it replaces; '' or no body for an empty slot. */
const restoreBody = z.strictObject({ ifVersion: z.string().max(100).optional() })

/** The bin's API: files, slot details and inquiries deleted or replaced within 30 days. */
export function binHandlers(dependencies: BinDependencies) {
  const { media, manifest, inquiries, mail, details, products, tables } = dependencies
  const { pages, collections } = dependencies
  const { bin } = media
  const readRestore = jsonBody(restoreBody)

  async function find(ctx: Context): Promise<BinEntry | undefined> {
    return bin.find(idOf(ctx))
  }

  async function restoreInquiry(ctx: Context): Promise<void> {
    const row = await inquiries.bin.restore(idOf(ctx))
    if (!row) throw gone()
    if (row.mail.state === 'queued') mail.queue(row.id)
    ctx.state.activity = { action: 'restored', subject: `inquiry ${row.id}` }
  }

  return {
    /** GET ?q=&page=1: newest first. */
    async list(ctx: Context) {
      const { data, error } = query.safeParse({ ...ctx.query })
      if (error) throw badRequest('q takes at most 200 characters, page a number from 1')
      const words = data.q.toLowerCase().split(/\s+/).filter(Boolean)
      const items = (await bin.list())
        .map(entry => itemOfEntry(entry, manifest))
        .filter(item => containsWords(item, words))
      const deletedInquiries = await inquiries.bin.list(data.q, 0, Number.POSITIVE_INFINITY)
      const all = [...items, ...deletedInquiries.rows.map(itemOfInquiry)].sort(newestFirst)
      const from = (data.page - 1) * pageSize
      ctx.body = {
        total: all.length,
        pageSize,
        bytes: (await bin.list()).reduce((sum, { bytes }) => sum + bytes, 0),
        entries: all.slice(from, from + pageSize),
      } satisfies BinPage
    },

    /** The photo of an entry, or the poster of its video. */
    async picture(ctx: Context) {
      const entry = await find(ctx)
      const index = entry ? pictureIn(entry) : -1
      if (!entry || index < 0) throw notFound()
      ctx.type = 'image/jpeg'
      ctx.set('cache-control', 'private, no-store')
      ctx.body = createReadStream(await bin.fileOf(entry.id, index))
    },

    async restore(ctx: Context) {
      const { ifVersion } = hasBody(ctx) ? await readRestore(ctx) : {}
      const by = ctx.state.admin.username
      const entry = await find(ctx)
      if (!entry) await restoreInquiry(ctx)
      else {
        if (entry.kind === 'media') await media.restore(entry, { by, ifVersion })
        else if (entry.kind === 'product') await products.restore(entry, by)
        else if (entry.kind === 'products') await tables.restore(entry)
        else if (entry.kind === 'collection') await collections.restore(entry)
        else if (entry.kind === 'page') await pages.restore(entry, by)
        else await details.restore(entry, by)
        ctx.state.activity = { action: 'restored', subject: entry.subject }
      }
      ctx.body = { success: true }
    },

    async remove(ctx: Context) {
      const entry = await find(ctx)
      if (entry?.kind === 'slot-details') await details.forget(entry)
      const isGone = entry ? await bin.remove(entry.id) : await inquiries.bin.remove(idOf(ctx))
      if (!isGone) throw gone()
      const subject = entry?.subject ?? `inquiry ${idOf(ctx)}`
      ctx.state.activity = { action: 'deleted-for-good', subject }
      ctx.body = { success: true }
    },
  }
}

/** Browsers send `content-length: 0` with an empty POST. */
const hasBody = (ctx: Context) => ctx.is() !== null && ctx.request.length !== 0

const idOf = (ctx: Context): string => ctx.params.id

const gone = () =>
  notFound('This is no longer in the bin. Somebody may have restored or deleted it.')

const containsWords = ({ subject, title, who }: BinItem, words: readonly string[]) => {
  const text = `${subject}\n${title}\n${who}`.toLowerCase()
  return words.every(word => text.includes(word))
}

const newestFirst = (one: BinItem, other: BinItem) => (one.deletedAt < other.deletedAt ? 1 : -1)

/** Posters of videos are JPEGs as well. */
const pictureIn = (entry: BinEntry) =>
  filesInBin(entry).findIndex(({ path }) => path.endsWith('.jpg'))
