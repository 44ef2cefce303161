import type { Context } from 'koa'
import { previewFilesUrl, previewLinkUrl } from '../../../../web/base/routes.ts'
import type { Config } from '../../../base/config.ts'
import { AppError } from '../../../base/errors.ts'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { createRateLimit, visitorOf } from '../../../base/http/rate-limit.ts'
import { type Access, privateLifetime } from '../../media/serve/access.ts'
import { shownIn } from '../../media/slots/slots.ts'
import type { PublicSlots } from '../../products/slot-details/public-slots.ts'
import { drawnIn } from '../drawn-in.ts'
import type { PageEditor } from '../page-editor.ts'
import type { PreviewOptions } from '../preview/create-preview.ts'
import type { PreviewLinks } from './preview-links.ts'
import { withoutHidden } from './without-hidden.ts'

export interface PreviewLinkHandlersOptions {
  links: PreviewLinks
  pages: Pick<PageEditor, 'open'>
  preview: PreviewOptions
  publicSlots: PublicSlots
  config: Pick<Config, 'loginLimit'>
  counters?: Counters | undefined
}

/** Links for colleagues: administrators make and end them, anybody who has one opens it. */
export function previewLinkHandlers(options: PreviewLinkHandlersOptions) {
  const { links, pages, preview, publicSlots, config, counters = countersInMemory } = options
  const guesses = createRateLimit(
    config.loginLimit,
    'Too many links were tried. Try again later.',
    counters('preview-links'),
  )
  const open = async () => (await import('../preview/create-preview.ts')).createPreview(preview)
  let renderer: ReturnType<typeof open> | undefined

  /** @throws AppError 410 where a link has ended, or is none */
  async function openedBy(ctx: Context) {
    const path = await links.open(String(ctx.params.token))
    if (path === undefined) {
      await guesses.count(visitorOf(ctx))
      throw new AppError(410, 'gone', ENDED)
    }
    const page = await pages.open(path)
    return {
      path: page.path,
      draft: withoutHidden(page.draft ?? page),
      published: withoutHidden(page),
    }
  }

  return {
    /** Files of the draft, whether visitors see them or not, and all that they see. */
    async accessOf(ctx: Context): Promise<Access> {
      const { draft, published } = await openedBy(ctx)
      const drawn = [draft, published].flatMap(({ source }) => drawnIn(source))
      const own = new Set(drawn.flatMap(({ drawn: { path, name } }) => path ?? name ?? []))
      return {
        ...publicSlots,
        has: slotPath => publicSlots.has(slotPath) || own.has(shownIn(slotPath)),
        hasHidden: drawing => own.has(drawing),
        lifetime: privateLifetime,
      }
    },

    async create(ctx: Context) {
      const by: string = ctx.state.admin.username
      const { path, token, until } = await links.create(ctx.query.path, by)
      // Never the address itself: not every reader of the activity may open it.
      ctx.state.activity = { action: 'preview-link-made', subject: path }
      ctx.status = 201
      ctx.body = { url: ctx.state.origin + previewLinkUrl(token), until }
    },

    async end(ctx: Context) {
      const path = await links.end(ctx.query.path)
      if (path) ctx.state.activity = { action: 'preview-link-ended', subject: path }
      ctx.body = { success: true }
    },

    async show(ctx: Context) {
      ctx.set({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      const { path, draft, published } = await openedBy(ctx)
      renderer ??= open()
      const render = await renderer
      const { html, styleHash } = await render({
        path,
        ...draft,
        published,
        origin: ctx.state.origin,
        filesBelow: previewFilesUrl(ctx.params.token),
      })
      ctx.state.ownStyles = [styleHash]
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = html
    },
  }
}

const ENDED =
  'This preview is no longer open: its seven days are over, or the page was published. Ask for another link.'
