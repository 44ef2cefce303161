import type { Context, Middleware } from 'koa'
import * as z from 'zod'
import type { OpenedPage } from '../../../web/page-editing/contract.ts'
import type { DraftToPreview, PagePreview } from '../../../web/page-editing/preview.ts'
import { api } from '../../../web/routes.ts'
import { badRequest, notFound } from '../../errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import type { PreviewOptions, RenderedPreview } from './create-preview.ts'

export interface PreviewHandlersOptions extends PreviewOptions {
  /** Pages as their editor opens them. */
  pages: { opened(path: string): Promise<OpenedPage | undefined> | OpenedPage | undefined }
}

const megabyte = 1024 * 1024

/** Its fields may be wrong or missing. */
const draftSchema = z.strictObject({
  source: z.looseObject({
    path: z.string(),
    sections: z.array(z.looseObject({ kind: z.string() })).max(300),
  }),
  keys: z.array(z.string().max(100).nullable()),
})

const readDraft = jsonBody(draftSchema, megabyte)

/** The preview of a page in the editor's frame. */
export function previewHandlers({ pages, ...options }: PreviewHandlersOptions): {
  /** The stored draft, or the published page where there is none, as a document. */
  show: Middleware
  /** A draft that is not saved yet: what changes in that document. */
  render: Middleware
} {
  // What parses sections is not needed before an administrator edits a page.
  const open = async () => (await import('./create-preview.ts')).createPreview(options)
  let preview: ReturnType<typeof open> | undefined

  async function rendered(
    ctx: Context,
    page: OpenedPage,
    draft: DraftToPreview,
  ): Promise<RenderedPreview> {
    preview ??= open()
    const render = await preview
    const { origin } = ctx.state
    return render({ path: page.path, ...draft, published: page, origin })
  }

  async function openedFor({ query }: Context): Promise<OpenedPage> {
    const { path } = query
    if (typeof path !== 'string') throw badRequest(`Name one page: ${api.pagePreview}?path=/about`)
    const page = await pages.opened(path)
    if (!page) throw notFound('There is no page at this path')
    return page
  }

  return {
    async show(ctx) {
      const page = await openedFor(ctx)
      const { html, styleHash } = await rendered(ctx, page, page.draft ?? page)
      ctx.state.ownStyles = [styleHash]
      ctx.state.framedBy = 'own pages'
      ctx.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = html
    },

    async render(ctx) {
      const page = await openedFor(ctx)
      const draft = await readDraft(ctx)
      const { body, styleHash, faults } = await rendered(ctx, page, draft as DraftToPreview)
      const answer: PagePreview = { body, styleHash, faults }
      ctx.body = answer
    },
  }
}
