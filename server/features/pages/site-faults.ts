import { moveFault, pathFault } from '../../content/addresses.ts'
import type { Content } from '../../content/content.ts'
import type { UnlistedPage } from '../products/listed-page.ts'
import type { Faults } from './check-source.ts'
import type { StoredPage } from './stored-page.ts'

/** What a page must be in its site, but for its address. */
export function siteFaults(
  page: UnlistedPage,
  stored: StoredPage,
  site: Content,
  redirect: (from: string) => string | undefined,
): Faults {
  const { address, shipped } = stored
  const faults: Faults = {}
  const { path, name, sections } = page
  const under = site.byPath.has(page.under ?? '')
    ? page.under
    : (redirect(page.under ?? '') ?? page.under)
  const isOwn = (other: { path: string }) => other.path === address
  if (shipped === undefined && sections.some(({ kind }) => kind === 'gallery')) {
    faults.sections = 'The gallery has a page of its own'
  }
  const namesake = site.pages.find(other => other.name === name && !isOwn(other))
  if (namesake) faults.name = `The page ${namesake.path} is called “${name}” already`
  if (under !== undefined && !site.byPath.has(under)) {
    faults.under = 'There is no page at this address'
  }
  if (isBelow(under, [path, address], site)) faults.under = 'A page cannot be below itself'
  return faults
}

/** Why a page with these sections may not have a path; undefined where it may. */
export function addressFault(
  path: string,
  sections: readonly { kind: string }[],
  { address, shipped }: StoredPage,
  site: Content,
): string | undefined {
  const taken = site.byPath.get(path)
  if (taken && taken.path !== address) return `“${taken.name}” has this address already`
  if (path === shipped) return undefined
  return moveFault(address, path, sections.some(listsProducts)) ?? pathFault(path)
}

export const listsProducts = ({ kind }: { kind: string }) =>
  kind === 'product-grid' || kind === 'gallery'

/** Whether one of these pages is the parent, or above it. */
function isBelow(parent: string | undefined, paths: readonly string[], site: Content): boolean {
  if (parent === undefined) return false
  return paths.includes(parent) || isBelow(site.byPath.get(parent)?.under, paths, site)
}
