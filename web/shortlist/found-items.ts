import { useEffect, useMemo, useState } from 'react'
import type { Media, PageData } from '../contract.ts'
import { loadPage } from '../page-loader.ts'
import type { Entry } from './entries.ts'

export interface FoundItem {
  slot: string
  media: Media
  pageName: string
}

export const keyOf = ({ page, code }: Pick<Entry, 'page' | 'code'>) => `${page}:${code}`

/** The images and pages of entries, by one request per page; missing until loaded. */
export function useFoundItems(entries: readonly Entry[]): ReadonlyMap<string, FoundItem> {
  const pages = usePages(entries)
  return useMemo(() => {
    const found = new Map<string, FoundItem>()
    for (const [path, data] of pages) {
      for (const { code, slot } of data ? itemsOf(data) : []) {
        const media = data?.media[slot]
        if (data && media)
          found.set(keyOf({ page: path, code }), { slot, media, pageName: data.page.name })
      }
    }
    return found
  }, [pages])
}

/** The pages of items, by path, as they arrive; undefined for one that fails to load. */
export function usePages(
  items: readonly { page: string }[],
): ReadonlyMap<string, PageData | undefined> {
  const [pages, setPages] = useState<ReadonlyMap<string, PageData | undefined>>(new Map())
  const paths = [...new Set(items.map(({ page }) => page))].sort().join(' ')
  useEffect(() => {
    let isWanted = true
    for (const path of paths.split(' ').filter(Boolean)) {
      const store = (data?: PageData) =>
        isWanted && setPages(known => new Map(known).set(path, data))
      loadPage(path).then(store, () => store())
    }
    return () => {
      isWanted = false
    }
  }, [paths])
  return pages
}

/** The items of a page. */
export function itemsOf({ page }: PageData): { code: string; slot: string }[] {
  return page.sections.flatMap(section => {
    if (section.kind === 'product-grid') {
      return section.products.map(({ name, media }) => ({ code: name, slot: media }))
    }
    if (section.kind === 'gallery') {
      const all = section.categories.flatMap(category => category.items)
      return all.map(({ title, media }) => ({ code: title, slot: media }))
    }
    return []
  })
}
