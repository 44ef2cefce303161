import type { EditedPage, KeyedPage } from '../../web/page-editing/contract.ts'
import type { PageSource } from '../content/page.ts'
import { shippedKeys } from './section-keys.ts'

/** The pages of the release as their modules define them, by path. */
export type ShippedSources = () => Promise<ReadonlyMap<string, KeyedPage>>

/** Read when an administrator first edits a page: visitors need only what was made of them. */
export function shippedSources(load: () => Promise<readonly PageSource[]>): ShippedSources {
  let read: ReturnType<ShippedSources> | undefined
  return () => {
    read ??= load().then(sources => new Map(sources.map(source => [source.path, keyed(source)])))
    return read
  }
}

function keyed(module: PageSource): KeyedPage {
  const source = JSON.parse(JSON.stringify(module)) as EditedPage
  return { source, keys: shippedKeys(source) }
}
