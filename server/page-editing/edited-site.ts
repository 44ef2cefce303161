import { type Content, contentOf, slotsIn } from '../content/content.ts'
import type { ContentPage } from '../content/page.ts'
import { type SiteContent, siteContent } from '../content/site-content.ts'
import { createManifest } from '../media/slots/slots.ts'
import type { Rechecked } from './recheck-pages.ts'
import type { PageStore } from './store.ts'
import { relisted, type UnlistedPage } from './unlisted-page.ts'

export interface EditedSite {
  /** The shipped content with the pages that administrators have published. */
  content: SiteContent
  /** Why a published page is not shown, by its path: the shipped one is. */
  readonly unfit: ReadonlyMap<string, string>
  /**
   * The content as it would be with this page published, or with the shipped one.
   * @throws Error where the pages do not fit together
   */
  contentWith(path: string, page: UnlistedPage | undefined): Content
  /** To be called after a publication is durable. */
  refresh(): void
}

/** Never throws because of what is stored: a page that does not fit gives way to the shipped one. */
export function editedSite(
  shipped: SiteContent,
  store: Pick<PageStore, 'all'>,
  { build, pages: rechecked, faults }: Rechecked,
): EditedSite {
  let unfit = new Map<string, string>()

  function published(): Map<string, UnlistedPage> {
    const pages = new Map<string, UnlistedPage>()
    for (const { shipped, published } of store.all) {
      if (!published) continue
      const { checked, checkedBy } = published
      const page = checkedBy === build ? checked : rechecked.get(shipped)
      if (page) pages.set(shipped, page)
      else unfit.set(shipped, faults.get(shipped) ?? 'It was checked by another release')
    }
    return pages
  }

  function current(): Content {
    unfit = new Map()
    const pages = published()
    try {
      return assembled(shipped.value, pages)
    } catch {
      return assembled(shipped.value, fitting(pages))
    }
  }

  function fitting(pages: ReadonlyMap<string, UnlistedPage>): Map<string, UnlistedPage> {
    const fit = new Map<string, UnlistedPage>()
    for (const [path, page] of pages) {
      try {
        assembled(shipped.value, new Map([...fit, [path, page]]))
        fit.set(path, page)
      } catch (error) {
        unfit.set(path, (error as Error).message)
      }
    }
    return fit
  }

  const content = siteContent(current())
  const refresh = () => content.replace(current())
  shipped.onChange(refresh)
  return {
    content,
    get unfit() {
      return unfit
    },
    contentWith(path, page) {
      const pages = published()
      if (page) pages.set(path, page)
      else pages.delete(path)
      return assembled(shipped.value, pages)
    },
    refresh,
  }
}

/** @throws Error where two pages have the same path, or declare a slot or a drawing differently */
function assembled(shipped: Content, edited: ReadonlyMap<string, UnlistedPage>): Content {
  if (edited.size === 0) return shipped
  const pages = shipped.pages.map((page): ContentPage => {
    const own = edited.get(page.path)
    return own ? relisted(own, page) : page
  })
  const content = contentOf(pages, shipped.notFound)
  createManifest(slotsIn(content))
  return content
}
