import { createHash } from 'node:crypto'
import type { EditedPage, KeyedPage } from '../../web/page-editing/contract.ts'
import type { PageSource } from '../content/page.ts'
import type { StarterPages } from '../starters/load-starter.ts'
import { shippedKeys } from './section-keys.ts'

/** Pages that a first start copies: see copy-starter.ts. Afterwards they are the site's own. */
export interface Starter extends StarterPages {
  name: string
  /** Its pages as their authors wrote them, by path; read when an editor asks for what was delivered. */
  sources(): Promise<ReadonlyMap<string, KeyedPage>>
}

export function starterOf(
  { pages, notFound }: StarterPages,
  load: () => Promise<readonly PageSource[]>,
): Starter {
  let read: ReturnType<Starter['sources']> | undefined
  return {
    name: 'nairobi',
    pages,
    notFound,
    sources() {
      read ??= load().then(sources => new Map(sources.map(source => [source.path, keyed(source)])))
      return read
    },
  }
}

function keyed(module: PageSource): KeyedPage {
  const source = JSON.parse(JSON.stringify(module)) as EditedPage
  return { source, keys: shippedKeys(source) }
}

/** Names the words of a page for a later release, whose drawings have other versions. */
export const deliveredAs = ({ name: starter }: Pick<Starter, 'name'>, source: EditedPage) => ({
  starter,
  hash: createHash('sha256')
    .update(JSON.stringify(source, (name, value) => (name === 'version' ? undefined : value)))
    .digest('base64url')
    .slice(0, 22),
})
