import type { NavigationItem } from '../../../../base/contract.ts'

/** Names with the address of entries whose label others have too, at whatever level: by address. */
export function menuNames(items: readonly NavigationItem[]): Map<string, string> {
  const all = flat(items)
  const isDouble = ({ label, href }: NavigationItem) =>
    all.some(other => other.label === label && other.href !== href)
  return new Map(all.filter(isDouble).map(({ label, href }) => [href, `${label} (${href})`]))
}

const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap(item => [item, ...flat(item.items ?? [])])
