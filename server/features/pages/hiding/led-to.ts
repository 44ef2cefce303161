import type { Redirects } from '../redirects/store.ts'
import type { PageStore } from '../store.ts'

export interface LedTo {
  /** The address of a page. */
  to: string
  /** Only while a page is hidden: search engines keep its address. */
  isForNow: boolean
}

/** Where an address leads that is no page's; undefined where it leads nowhere. */
export type Leads = (path: string) => LedTo | undefined

/** More are a circle. */
const MOST_STEPS = 8

/** Former addresses lead to their pages, and those of hidden pages to what their author has chosen. */
export function leadsBy(redirects: Pick<Redirects, 'to'>, store: Pick<PageStore, 'all'>): Leads {
  const hiddenAt = (path: string) =>
    store.all.find(page => page.address === path && !page.deleted)?.hidden

  return path => {
    let to = path
    let isForNow = false
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const moved = redirects.to(to)
      const hidden = moved === undefined ? hiddenAt(to) : undefined
      const next = moved ?? hidden?.leadsTo
      if (next === undefined) return hidden || to === path ? undefined : { to, isForNow }
      isForNow ||= moved === undefined
      to = next
    }
    return undefined
  }
}
