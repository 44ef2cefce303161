import type { Context } from 'koa'
import * as z from 'zod'
import { megabyte } from '../../../web/base/units.ts'
import { BIN_HEADER } from '../../../web/features/operations/admin/bin/bin-header.ts'
import type { DraftToSave } from '../../../web/features/pages/contract.ts'
import { answerJson } from '../../base/http/compress.ts'
import { jsonBody } from '../../base/http/json-body.ts'
import type { Log } from '../../base/log.ts'
import { newPageSchema } from '../../content/new-page-schema.ts'
import type { PageEditor } from './page-editor.ts'
import type { PageRemover } from './remove-page.ts'
import { sourceSchema } from './stored-page.ts'

/** Bytes of a draft. */
const MOST_BYTES = megabyte

const LARGER =
  'This page has more than 1 MB of text, which is too much for one page. Shorten it, or put some of its sections on a page of their own.'

const version = z.int('The version that the change began from').nonnegative()

const draftSchema = z.strictObject({
  version,
  source: sourceSchema,
  keys: z.array(z.string().nullable()).optional(),
  seenAt: z.iso.datetime().optional(),
})

/** What administrators do with pages: read, change, publish, go back. */
export function pageEditingHandlers(editor: PageEditor, remover: PageRemover, log: Log) {
  const readNew = jsonBody(newPageSchema)
  const readDraft = jsonBody(draftSchema, MOST_BYTES, at => at.join('.'), LARGER)
  const readVersion = jsonBody(z.strictObject({ version }))
  const readTo = jsonBody(z.strictObject({ to: z.string('Name a version, or "shipped"').max(20) }))
  const byOf = (ctx: Context): string => ctx.state.admin.username

  return {
    async list(ctx: Context) {
      await answerJson(ctx, { pages: await editor.list() })
    },

    async show(ctx: Context) {
      await answerJson(ctx, await editor.open(ctx.query.path))
    },

    async create(ctx: Context) {
      const page = await editor.create(await readNew(ctx), byOf(ctx))
      ctx.state.activity = { action: 'page-added', subject: page.path }
      ctx.status = 201
      ctx.body = page
    },

    /** DELETE ?path=/stairs&redirectTo=/services */
    async remove(ctx: Context) {
      const { path, redirectTo } = ctx.query
      const to = redirectTo === undefined ? undefined : String(redirectTo)
      const entry = await remover.remove(path, to, byOf(ctx))
      ctx.set(BIN_HEADER, entry)
      ctx.state.activity = { action: 'page-deleted', subject: String(path) }
      log.info({ admin: byOf(ctx), path }, 'page deleted')
      ctx.body = { success: true }
    },

    async save(ctx: Context) {
      const draft: DraftToSave = await readDraft(ctx)
      await answerJson(ctx, await editor.save(ctx.query.path, draft, byOf(ctx)))
    },

    async discard(ctx: Context) {
      await answerJson(ctx, await editor.discard(ctx.query.path, byOf(ctx)))
      ctx.state.activity = { action: 'page-draft-discarded', subject: String(ctx.query.path) }
    },

    async publish(ctx: Context) {
      const { version } = await readVersion(ctx)
      const published = await editor.publish(ctx.query.path, version, byOf(ctx))
      const { path, parts } = published
      const subject = [path, parts.join(', ').slice(0, 300)].filter(Boolean).join(': ')
      if (parts.length > 0) ctx.state.activity = { action: 'page-published', subject }
      log.info({ admin: byOf(ctx), path, version: published.version }, 'page published')
      ctx.body = { version: published.version, path }
    },

    async versions(ctx: Context) {
      await answerJson(ctx, { versions: await editor.versions(ctx.query.path) })
    },

    async version(ctx: Context) {
      await answerJson(ctx, await editor.version(ctx.query.path, String(ctx.query.id)))
    },

    async revert(ctx: Context) {
      const { to } = await readTo(ctx)
      await answerJson(ctx, await editor.revert(ctx.query.path, to, byOf(ctx)))
      ctx.state.activity = { action: 'page-put-back', subject: `${ctx.query.path}: ${to}` }
    },
  }
}
