import type { Context, Middleware } from 'koa'
import * as z from 'zod'
import { api } from '../../../../web/base/routes.ts'
import { megabyte } from '../../../../web/base/units.ts'
import type { OpenedPage } from '../../../../web/features/pages/contract.ts'
import type { DraftToPreview, PagePreview } from '../../../../web/features/pages/preview.ts'
import { answerHtml, answerJson } from '../../../base/http/compress.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { PageEditor } from '../page-editor.ts'
import { sourceSchema } from '../stored-page.ts'
import type { PreviewOptions, RenderedPreview } from './create-preview.ts'

export interface PreviewHandlersOptions extends PreviewOptions {
  pages: Pick<PageEditor, 'open'>
}

/** Its fields may be wrong or missing. */
const draftSchema = z.strictObject({
  source: sourceSchema,
  keys: z.array(z.string().max(100).nullable()),
  isFormer: z.literal(true).optional(),
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
    const published = draft.isFormer ? undefined : page
    return render({ path: page.path, ...draft, published, origin, filesBelow: api.files })
  }

  return {
    async show(ctx) {
      const page = await pages.open(ctx.query.path)
      const { html, styleHash } = await rendered(ctx, page, page.draft ?? page)
      ctx.state.ownStyles = [styleHash]
      ctx.state.framedBy = 'own pages'
      ctx.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await answerHtml(ctx, html)
    },

    async render(ctx) {
      const draft = await readDraft(ctx)
      const page = await pages.open(ctx.query.path)
      const { body, styleHash, faults } = await rendered(ctx, page, draft)
      const answer: PagePreview = { body, styleHash, faults }
      await answerJson(ctx, answer)
    },
  }
}
