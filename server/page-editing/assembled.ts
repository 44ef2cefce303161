import { type Content, type DraftedSlot, drawingsOf, withPages } from '../content/content.ts'
import type { ContentPage } from '../content/page.ts'
import { manifestIn } from '../media/slots/site-manifest.ts'
import { aliasesOf } from './addresses.ts'
import { idOf } from './stored-page.ts'
import { relisted, type UnlistedPage } from './unlisted-page.ts'

export interface Edit {
  /** The path of the page in the release; missing for one of the owner's own. */
  shipped?: string | undefined
  page: UnlistedPage
}

export interface Edits {
  /** Published pages by id. */
  edits: ReadonlyMap<string, Edit>
  /** Places of drafts, which no page shows yet. */
  drafted: readonly DraftedSlot[]
  /** The ids of pages in the order of the menu. */
  order: readonly string[]
  /** The ids of pages that visitors do not see for now; their places stay. */
  hidden?: ReadonlySet<string> | undefined
  /** Where a former address of a page leads. */
  redirect?: ((from: string) => string | undefined) | undefined
}

/**
 * The shipped content with edited pages in their places, and the owner's own pages after them.
 * @throws Error where two pages have the same path, or declare a slot or a drawing differently
 */
export function assembled(
  shipped: Content,
  { edits, drafted, order, hidden = NONE, redirect = () => undefined }: Edits,
): Content {
  if (edits.size + drafted.length + order.length + hidden.size === 0) return shipped
  const edited = new Map([...edits.values()].map(edit => [edit.shipped, edit.page]))
  const shippedPages = shipped.pages.map((page): ContentPage => {
    const own = edited.get(page.path)
    return own ? relisted(own, page) : page
  })
  const added = [...edits].filter(([, edit]) => edit.shipped === undefined)
  const own = added.map(([, { page }]) => relisted({ ...page, aliases: aliasesOf(page.path) }))
  const ids = [...shipped.pages.map(({ path }) => idOf(path)), ...added.map(([id]) => id)]
  const isHidden = (_: unknown, index: number) => hidden.has(ids[index] ?? '')
  const all = [...shippedPages, ...own]
  const shown = all.filter((page, index) => !isHidden(page, index))
  const pages = belowMoved(shown, edits, redirect)
  const paths = new Map(shipped.pages.map(({ path }) => [idOf(path), path]))
  for (const [id, { page }] of edits) paths.set(id, page.path)
  const menuOrder = order.flatMap(id => paths.get(id) ?? [])
  const gone = all.filter(isHidden)
  const content = {
    ...withPages(shipped, pages),
    drafted: [...drafted, ...placesOf(gone, shown)],
    hiddenDrawings: drawingsOf(gone),
    menuOrder,
    hidden: new Set([
      ...gone.map(({ path }) => path),
      ...shipped.pages.filter(isHidden).map(({ path }) => path),
    ]),
  }
  manifestIn(content)
  return content
}

const NONE: ReadonlySet<string> = new Set()

/** Places of hidden pages that no page shows: their files stay where they are. */
function placesOf(hidden: readonly ContentPage[], shown: readonly ContentPage[]): DraftedSlot[] {
  if (hidden.length === 0) return []
  const known = new Set(shown.flatMap(({ slots }) => slots.map(({ path }) => path)))
  return hidden.flatMap(({ path: page, slots }) =>
    slots.filter(({ path }) => !known.has(path)).map(slot => ({ slot, page })),
  )
}

/** Pages below one that was moved stay below it. */
function belowMoved(
  pages: ContentPage[],
  edits: ReadonlyMap<string, Edit>,
  redirect: NonNullable<Edits['redirect']>,
): ContentPage[] {
  const moved = new Map(
    [...edits.values()].flatMap(({ shipped, page }): [string, string][] =>
      shipped !== undefined && shipped !== page.path ? [[shipped, page.path]] : [],
    ),
  )
  const paths = new Set(pages.map(({ path }) => path))
  return pages.map(page => {
    if (page.under === undefined || paths.has(page.under)) return page
    const under = moved.get(page.under) ?? redirect(page.under)
    return under ? Object.freeze({ ...page, under }) : page
  })
}
