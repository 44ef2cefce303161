import type { NavigationItem } from '../../../../base/contract.ts'

/** The menu as the API answers it. */
export interface Menu {
  version: number
  items: NavigationItem[]
}

/** The tree with one entry by so many places further down among its neighbours. */
export function withMove(
  items: readonly NavigationItem[],
  href: string,
  by: number,
): NavigationItem[] {
  const from = items.findIndex(item => item.href === href)
  const moved = items[from]
  if (!moved) {
    return items.map(item =>
      item.items ? { ...item, items: withMove(item.items, href, by) } : item,
    )
  }
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, from + by), 0, moved)
}

/** The pages of a tree, each before those below it: what the API takes as their order. */
export const pathsOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, items = [] }) => [href, ...pathsOf(items)])
