import type { Context, Middleware } from 'koa'
import type { Archive, InquiryFormState, PageData } from '../../web/contract.ts'
import { stateOf } from '../../web/sections/state.ts'
import type { Archives } from '../archives/index.ts'
import { type Assets, encoded } from '../assets.ts'
import type { Catalogs } from '../catalogs/index.ts'
import type { Content } from '../content/index.ts'
import type { ContentPage } from '../content/page.ts'
import { savesData } from '../http/saves-data.ts'
import type { Library } from '../media/library.ts'
import type { ShownPages } from '../slot-details/shown-pages.ts'
import type { ContactDetailsStore } from '../store/contact-details.ts'
import type { SlotDetailsStore } from '../store/slot-details.ts'
import { makeAhead } from './ahead.ts'
import { compress, type Forms } from './compressed.ts'
import { documentOf } from './document.ts'
import { createKeeper } from './keeper.ts'
import { pageDataOf } from './page-data.ts'
import { stagingNote } from './staging.ts'

export interface Pages {
  /** Answers GET of every public page. */
  serve: Middleware
  /** A page's data for the browser's next page; undefined where there is no page. */
  dataOf(path: string, origin: string): Promise<Forms> | undefined
  /** The contact page with what the server says of a form that was posted without script. */
  renderForm(ctx: Context, page: ContentPage, form: InquiryFormState): Promise<void>
  /** What people see in place of a page that is not there or that failed. */
  renderErrorPage(ctx: Context, status: number, message: string): Promise<void>
  /** From now on makes the data of all pages where one is visited: the next opens at once. */
  makeAhead(): void
}

/** What a page's HTML depends on beside its address. */
interface Visitor {
  origin: string
  savesData: boolean
}

export interface PagesOptions {
  content: Content
  library: Library
  catalogs: Catalogs
  slotDetails: SlotDetailsStore
  shown: ShownPages
  contactDetails: ContactDetailsStore
  archives: Pick<Archives, 'list'>
  assets: Assets
  /** A copy of the site: each page says so. */
  isStaging: boolean
}

/** Path to page to HTML. Both the HTML and the data are kept until something they show changes. */
export function createPages(options: PagesOptions): Pages {
  const { content, shown, contactDetails, archives, assets, isStaging } = options
  const keeper = createKeeper(options)

  const dataFor = (page: ContentPage, origin: string, packed?: Archive[]): PageData => ({
    ...pageDataOf(shown.page(page), {
      content,
      contact: contactDetails.value,
      mediaOf: shown.media,
      origin,
      now: new Date(),
    }),
    ...(packed && { archives: packed }),
  })

  /** Looked up each time: nobody tells the server when it is packed again. */
  const packedFor = async ({ sections }: ContentPage): Promise<Archive[] | undefined> =>
    sections.some(({ kind }) => kind === 'downloads') ? archives.list() : undefined

  function dataOf(path: string, origin: string): Promise<Forms> | undefined {
    const page = content.byPath.get(path)
    if (!page) return undefined
    return packedFor(page).then(packed =>
      keeper.keep(`data ${origin} ${page.path}${sumsOf(packed)}`, page, () =>
        compress(JSON.stringify(dataFor(page, origin, packed)), { isUrgent: true }),
      ),
    )
  }

  const ahead = makeAhead(
    content.pages.map(({ path }) => path),
    dataOf,
  )

  async function htmlOf(page: ContentPage, address: string, visitor: Visitor) {
    const packed = await packedFor(page)
    const thrift = visitor.savesData ? ' saving data' : ''
    const key = `html ${visitor.origin}${address}${sumsOf(packed)}${thrift}`
    const made = keeper.keep(key, page, async () => {
      const data = dataFor(page, visitor.origin, packed)
      const { html, styleHash } = await documentOf(data, address, assets.manifest, {
        ...visitor,
        isStaging,
      })
      return { html: await compress(html), styleHash }
    })
    // Asked for before the wait, in which a change may put a newer page in this one's place.
    const isCurrent = keeper.whileKept(key)
    return { ...(await made), ...(!packed && { isCurrent }) }
  }

  async function answer(ctx: Context, page: ContentPage): Promise<void> {
    const address = page.path + stateOf(shown.page(page).sections, ctx.search)
    const visitor = { origin: ctx.state.origin, savesData: savesData(ctx) }
    const { html, styleHash, isCurrent } = await htmlOf(page, address, visitor)
    if (isCurrent) ctx.state.keptWhile = isCurrent
    ctx.state.ownStyles = [styleHash]
    ctx.type = 'text/html; charset=utf-8'
    ctx.vary('accept-encoding, save-data')
    ctx.body = encoded(ctx, html)
    ctx.etag = html.etag
  }

  return {
    async serve(ctx, next) {
      const page = content.byPath.get(ctx.path)
      if (!page || !['GET', 'HEAD'].includes(ctx.method)) return next()
      ctx.state.route = page.path
      ctx.status = 200
      await answer(ctx, page)
      ctx.set('cache-control', 'public, no-cache')
      if (ctx.fresh) ctx.status = 304
      ahead.visited(ctx.state.origin)
    },
    dataOf,
    async renderForm(ctx, page, form) {
      const data = { ...dataFor(page, ctx.state.origin), form }
      const shownTo = { savesData: savesData(ctx), isStaging }
      const { html, styleHash } = await documentOf(data, page.path, assets.manifest, shownTo)
      ctx.state.ownStyles = [styleHash]
      ctx.set('cache-control', 'no-store')
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = html
    },
    async renderErrorPage(ctx, status, message) {
      if (status === 404 && ctx.state.origin) await answer(ctx, content.notFound)
      else ctx.body = plainPage(status, message, isStaging ? stagingNote : '')
      ctx.status = status
    },
    makeAhead: ahead.begin,
  }
}

const sumsOf = (packed: Archive[] = []) => packed.map(({ sha256 }) => ` ${sha256}`).join('')

/** For faults in which the page itself may be what failed. */
function plainPage(status: number, message: string, note: string): string {
  const escaped = message.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title>${note}<h1>${status}</h1><p>${escaped}</p><p><a href="/">Home</a></p></html>`
}
