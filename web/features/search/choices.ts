import type { Suggestions } from '../../base/contract.ts'
import { searchUrl } from './addresses.ts'

export interface Choice {
  group: 'Products' | 'Pages' | 'All'
  label: string
  note: string
  href: string
  /** The address of a picture; empty where there is none. */
  image: string
  /** True where it opens without loading a document. */
  isPage: boolean
}

/** The choices in the order of the list; at its end the page with all results. */
export function choicesIn(suggestions: Suggestions | undefined, words: string): Choice[] {
  if (!suggestions || !words.trim()) return []
  const items = suggestions.items.map(({ code, name, collection, href, image }): Choice => {
    const note = name === code ? collection : `${code} · ${collection}`
    return { group: 'Products', label: name, note, href, image, isPage: true }
  })
  const pages = suggestions.pages.map(({ name, href }): Choice => {
    return { group: 'Pages', label: name, note: '', href, image: '', isPage: true }
  })
  if (suggestions.total <= items.length) return [...items, ...pages]
  const label = `All ${suggestions.total} products`
  const href = searchUrl(words)
  return [...items, ...pages, { group: 'All', label, note: '', href, image: '', isPage: false }]
}
