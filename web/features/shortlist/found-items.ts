import { useEffect, useMemo, useState } from 'react'
import type { PageData } from '../../base/contract.ts'
import { loadPage } from '../../base/page-loader.ts'
import { mediaUrl, routes, visitorApi } from '../../base/routes.ts'
import type { Item } from '../../sections/items/viewed-item.ts'
import { type Entry, keyOf } from './entries.ts'
import type { FoundItem } from './found-item.ts'
import { itemOf } from './named-item.ts'

const NONE: ReadonlyMap<string, FoundItem> = new Map()

/** The images and pages of entries, by one request per page; missing until loaded. */
export function useFoundItems(entries: readonly Entry[]): ReadonlyMap<string, FoundItem> {
  const pages = usePages(entries)
  const designs = useDesigns(entries)
  return useMemo(() => {
    const items = new Map<string, FoundItem>()
    const former = new Map<string, FoundItem>()
    for (const [page, data] of pages) {
      for (const { code, slot, formerNames = [] } of data ? itemsOf(data) : []) {
        const media = data?.media[slot]
        if (!data || !media) continue
        const { alt, title, version } = media
        const picture = mediaUrl(slot, version)
        const item = { code, slot, picture, alt, title, pageName: data.page.name }
        items.set(keyOf({ page, code }), item)
        for (const name of formerNames) former.set(keyOf({ page, code: name }), item)
      }
    }
    // A name that another item has meanwhile is that one's.
    return new Map([...former, ...items, ...designs])
  }, [pages, designs])
}

/**
 * Designed units are known by their codes alone; the module that reads codes is loaded for them.
 */
function useDesigns(entries: readonly Entry[]): ReadonlyMap<string, FoundItem> {
  const [designs, setDesigns] = useState(NONE)
  const codes = entries.flatMap(({ page, code }) => (page === routes.design ? code : [])).join(' ')
  useEffect(() => {
    if (!codes) return
    const read = import('./designs.ts').then(({ foundDesigns }) => foundDesigns(codes))
    read.then(setDesigns, () => undefined)
  }, [codes])
  return designs
}

/** The pages of items, by path, as they arrive; undefined for one that fails to load. */
export function usePages(
  items: readonly { page: string }[],
): ReadonlyMap<string, PageData | undefined> {
  const [pages, setPages] = useState<ReadonlyMap<string, PageData | undefined>>(new Map())
  const paths = [...new Set(items.map(({ page }) => page))].sort().join(' ')
  useEffect(() => {
    let isWanted = true
    for (const path of paths.split(' ').filter(path => path && path !== routes.design)) {
      const store = (data?: PageData) =>
        isWanted && setPages(loadedPages => new Map(loadedPages).set(path, data))
      loadWholePage(path).then(store, () => store())
    }
    return () => {
      isWanted = false
    }
  }, [paths])
  return pages
}

/**
 * Loads the whole list: a page has a hundred of thousands at a time, and any of them may be on a
 * shortlist.
 */
async function loadWholePage(path: string): Promise<PageData> {
  const data = await loadPage(path)
  if (!data.isPart) return data
  const answer = await fetch(visitorApi.wholePage(path))
  return answer.ok ? answer.json() : data
}

/** The items of a page. */
export function itemsOf({ page }: PageData): Item[] {
  return page.sections.flatMap(section => {
    if (section.kind === 'product-grid') {
      return section.products.map(itemOf)
    }
    if (section.kind === 'gallery') {
      return section.categories.flatMap(({ items }) => items.map(itemOf))
    }
    return []
  })
}
