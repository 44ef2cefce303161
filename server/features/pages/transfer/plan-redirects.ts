import { sameCode } from '../../../../web/features/products/codes.ts'
import { codeAt } from '../../products/product-path.ts'
import { productsIn } from '../../products/products.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import { formerFault } from '../redirects/checked-redirect.ts'
import { typedAddress } from '../redirects/former-address.ts'
import { addRedirect } from '../redirects/redirect-list.ts'
import { MOST_REDIRECTS } from '../redirects/store.ts'
import type { ExportedSite } from './parse-export.ts'
import type { ImportedRedirect } from './report.ts'

type Options = Pick<PageEditorOptions, 'site' | 'store' | 'redirects'>

/**
 * Plans the former addresses of a file, with the reasons that prevent them.
 * @param added the codes of products that the file adds, as `sameCode` makes them
 */
export function plannedRedirects(
  { site, store, redirects }: Options,
  { pages, redirects: given = [] }: Pick<ExportedSite, 'pages' | 'redirects'>,
  added: ReadonlySet<string> = new Set(),
): ImportedRedirect[] {
  const { byPath } = site.content.value
  const products = productsIn(site.content.value)
  const inFile = new Set(pages.map(({ path }) => path))
  /** Addresses that pages leave when they are published as the file has them. */
  const left = new Set(
    pages.flatMap(({ path, shipped = path }) => (shipped === path ? [] : shipped)),
  )
  const stored = new Set(store.all.flatMap(page => (page.deleted ? [] : page.address)))
  const list = new Map(Object.entries(redirects.list))

  function isProduct(path: string): boolean {
    const code = codeAt(path) ?? ''
    return products.withCode(code) !== undefined || added.has(sameCode(code))
  }

  const isShown = (path: string) => inFile.has(path) || byPath.has(path) || isProduct(path)

  function isHeld(from: string): boolean {
    // The home page has former addresses that differ by a query.
    const [path = ''] = from.startsWith('/?') ? [from] : from.toLowerCase().split('?')
    return isShown(path) || stored.has(path)
  }

  function faultOf({ from, to }: Pick<ImportedRedirect, 'from' | 'to'>): string | undefined {
    const fault = formerFault(from)
    if (fault) return fault
    if (isHeld(from)) return 'There is a page at this address'
    if (!isShown(to)) return `There is no page at ${to}`
    const isFull = list.size >= MOST_REDIRECTS && !list.has(from)
    if (isFull) return 'There are too many former addresses'
    const isAdded = addRedirect(list, { from, to, by: '', at: '' })
    return isAdded ? undefined : `It would lead back to itself, by ${to}`
  }

  return given.map(({ from: typed, to }) => {
    const { path, query } = typedAddress(typed)
    const from = path + query
    const now = redirects.to(from)
    if (now === to) return { from, to, state: 'same' as const }
    // The page adds it by itself when it moves.
    if (left.has(from)) return { from, to, state: 'with its page' as const }
    const fault = faultOf({ from, to })
    const state = now === undefined ? ('new' as const) : ('changed' as const)
    return { from, to, state, ...(fault !== undefined && { fault }) }
  })
}

/** Those that an import stores. */
export const redirectsToAdd = (planned: readonly ImportedRedirect[]): ImportedRedirect[] =>
  planned.filter(({ state }) => state === 'new' || state === 'changed')
