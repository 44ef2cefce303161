import { useEffect, useState } from 'react'
import type { Media, PageData } from '../contract.ts'
import { loadPage } from '../page-loader.ts'
import type { Entry } from './entries.ts'

export interface FoundItem {
  slot: string
  media: Media
  pageName: string
}

export const keyOf = ({ page, code }: Pick<Entry, 'page' | 'code'>) => `${page}:${code}`

/** The pictures and pages of entries, asked for once a page; those not there (yet) are missing. */
export function useFoundItems(entries: readonly Entry[]): ReadonlyMap<string, FoundItem> {
  const [found, setFound] = useState<ReadonlyMap<string, FoundItem>>(new Map())
  const paths = [...new Set(entries.map(({ page }) => page))].sort().join(' ')
  useEffect(() => {
    let isWanted = true
    const pages = paths.split(' ').filter(Boolean)
    for (const path of pages) {
      loadPage(path).then(
        data => isWanted && setFound(known => new Map([...known, ...itemsOf(path, data)])),
        () => undefined,
      )
    }
    return () => {
      isWanted = false
    }
  }, [paths])
  return found
}

function itemsOf(path: string, { page, media }: PageData): [string, FoundItem][] {
  const items = page.sections.flatMap(section => {
    if (section.kind === 'product-grid') {
      return section.products.map(({ name, media }) => ({ code: name, slot: media }))
    }
    if (section.kind === 'gallery') {
      const all = section.categories.flatMap(category => category.items)
      return all.map(({ title, media }) => ({ code: title, slot: media }))
    }
    return []
  })
  return items.flatMap(({ code, slot }) => {
    const held = media[slot]
    return held ? [[keyOf({ page: path, code }), { slot, media: held, pageName: page.name }]] : []
  })
}
