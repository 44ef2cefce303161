import { createHash } from 'node:crypto'
import type { EditedPage, KeyedPage } from '../../../web/features/pages/contract.ts'
import type { PageSource } from '../../content/page.ts'
import type { StarterName, StarterPages } from '../../starters/load-starter.ts'
import { shippedKeys } from './section-keys.ts'
import type { StoredPage } from './stored-page.ts'

/** Pages that a first start copies: see copy-starter.ts. Afterwards they are the site's own. */
export interface Starter extends StarterPages {
  name: StarterName
  /** Its pages as their authors wrote them, by path; read when an editor asks for what was delivered. */
  sources(): Promise<ReadonlyMap<string, KeyedPage>>
  /** Tells whether it has other words for a page that is as it was delivered once. */
  hasNewer(page: Pick<StoredPage, 'shipped' | 'deliveredAs'>): Promise<boolean>
}

export function starterOf(
  { pages, notFound }: StarterPages,
  load: () => Promise<readonly PageSource[]>,
  name: StarterName = 'nairobi',
): Starter {
  let read: ReturnType<Starter['sources']> | undefined
  let hashes: Promise<ReadonlyMap<string, string>> | undefined

  function sources() {
    read ??= load().then(sources => new Map(sources.map(source => [source.path, keyed(source)])))
    return read
  }

  return {
    name,
    pages,
    notFound,
    sources,
    async hasNewer({ shipped = '', deliveredAs }) {
      if (deliveredAs?.starter !== name) return false
      hashes ??= sources().then(
        pages => new Map([...pages].map(([path, { source }]) => [path, hashOf(source)])),
      )
      const hash = (await hashes).get(shipped)
      return hash !== undefined && hash !== deliveredAs.hash
    },
  }
}

/**
 * The starter that a site began with, whichever that is by now.
 * @param begun its stored name; null until there is one
 */
export function starterOfSite(
  starters: Readonly<Record<StarterName, Starter>>,
  begun: () => string | null,
): Starter {
  const current = () => (begun() === 'empty' ? starters.empty : starters.nairobi)
  return {
    get name() {
      return current().name
    },
    get pages() {
      return current().pages
    },
    get notFound() {
      return current().notFound
    },
    sources: () => current().sources(),
    hasNewer: page => current().hasNewer(page),
  }
}

function keyed(module: PageSource): KeyedPage {
  const source = JSON.parse(JSON.stringify(module)) as EditedPage
  return { source, keys: shippedKeys(source) }
}

export const deliveredAs = ({ name: starter }: Pick<Starter, 'name'>, source: EditedPage) => ({
  starter,
  hash: hashOf(source),
})

/** Names the words of a page for a later release, whose drawings have other versions. */
const hashOf = (source: EditedPage): string =>
  createHash('sha256')
    .update(JSON.stringify(source, (name, value) => (name === 'version' ? undefined : value)))
    .digest('base64url')
    .slice(0, 22)
