import type { SeenCollection } from '../../../../web/admin/contract.ts'
import { counted } from '../../../../web/base/counted.ts'
import { reordered } from '../../../../web/features/products/order.ts'
import { badRequest, conflict, notFound } from '../../../base/errors.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { intoBin } from '../../media/into-bin.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import {
  type CollectionChange,
  changed,
  NEWER,
  restored,
} from '../../products/collections/change-collection.ts'
import { endEntries, entriesOf, removedInBin } from '../../products/collections/removed-in-bin.ts'
import { collectionStays } from '../../products/collections/stays.ts'
import { collectionWith } from '../../products/lists/list-editor-options.ts'
import type { Collection, Products } from '../../products/products.ts'
import type { ProductStore } from '../../products/store.ts'
import { otherAt } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import { isOnlyIn } from '../remove-page.ts'
import type { PageStore } from '../store.ts'
import { renamedSource } from './renamed-source.ts'

export interface CollectionEditorOptions {
  content: Pick<SiteContent, 'value'>
  products: () => Products
  store: Pick<ProductStore, 'collections' | 'changeCollections'>
  /** Each with the state of its collection. */
  pages: Pick<PageStore, 'all'>
  editor: Pick<PageEditor, 'rename' | 'alone'>
  media: Pick<OpenMedia, 'bin' | 'leave' | 'restore'>
  manifest: Manifest
  /** For what changes products; what changes pages has its turn within. */
  inTurn: InTurn
}

type Seen = SeenCollection & { id: string }

export type CollectionEditor = ReturnType<typeof collectionEditor>

/** Names, orders, hides, deletes and restores collections, each with its page and its products. */
export function collectionEditor(options: CollectionEditorOptions) {
  const { content, products, store, pages, editor, media, manifest, inTurn } = options

  /** @throws AppError 409 where the collection is not as it was seen */
  function current({ id, version, was }: Seen): Collection {
    const collection = collectionWith(id, products())
    const stored = store.collections.find(one => one.id === id)
    if (stored?.version !== version || collection.name !== was) throw conflict(NEWER)
    return collection
  }

  const write = (seen: Seen, change: CollectionChange) =>
    store.changeCollections(collections => changed(collections, seen, change))

  /** @throws AppError 400 where visitors have to go on seeing it */
  function leaving(seen: Seen): Collection {
    const collection = current(seen)
    const fault = collectionStays(collection, content.value)
    if (fault) throw badRequest(fault)
    return collection
  }

  /** @throws AppError 409 where another page, or another collection, has its name */
  function assertFreeName(name: string, id: string): void {
    const namesake = products().collections.find(one => one.id !== id && one.name === name)
    if (!namesake) return
    const message = `The collection at ${namesake.page.path} is called “${name}”.`
    throw conflict(message, { name: message })
  }

  /** Lists the slots of its page and its products. */
  function slotsOf({ page, products: listed }: Collection): string[] {
    const stored = pages.all.find(one => one.address === page.path && !one.deleted)
    const isOwn = stored ? isOnlyIn(stored, content.value) : () => false
    const codes = new Set(listed.map(({ code }) => code))
    const further = content.value.further.filter(({ code }) => codes.has(code))
    return [
      ...new Set([
        ...manifest.all.map(({ path }) => path).filter(isOwn),
        ...listed.map(({ slot }) => slot),
        ...further.map(({ slot }) => slot.path),
      ]),
    ]
  }

  return {
    rename: (seen: Seen, name: string, by: string): Promise<void> =>
      inTurn(async () => {
        const collection = current(seen)
        if (name === collection.name) return
        assertFreeName(name, seen.id)
        await editor.rename(collection.page.path, renamedSource(collection, name), by)
      }),

    /** @param before the id of the collection that it comes before; null for the end */
    move: (seen: Seen, before: string | null): Promise<void> =>
      inTurn(async () => {
        current(seen)
        if (before !== null) collectionWith(before, products())
        if (before === seen.id) throw badRequest('A collection cannot come before itself')
        await write(seen, (_, collections) => {
          const order = reordered(
            collections.map(({ id }) => id),
            [seen.id],
            before,
          )
          collections.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
        })
      }),

    setHidden: (seen: Seen, isHidden: boolean, by: string): Promise<void> =>
      inTurn(() =>
        editor.alone(async () => {
          if (isHidden) leaving(seen)
          else current(seen)
          const hidden = { by, at: new Date().toISOString() }
          await write(seen, list => {
            if (isHidden) list.hidden = hidden
            else delete list.hidden
          })
        }),
      ),

    /**
     * With its page and its products.
     * @returns the id of the entry in the bin
     * @throws AppError 507 where the disk has no room for that entry
     */
    remove: (seen: Seen, by: string): Promise<string> =>
      inTurn(() =>
        editor.alone(async () => {
          const collection = leaving(seen)
          const { id, name, products: listed } = collection
          const about = {
            kind: 'collection' as const,
            subject: `${name}, ${counted(listed.length, 'product')}`,
            content: { collection: id, name },
          }
          return intoBin(media, { slots: slotsOf(collection), about, by }, () =>
            write(seen, list => {
              list.removed = { by, at: new Date().toISOString() }
            }),
          )
        }),
      ),

    /**
     * As it was, in its place.
     * @throws AppError 409 where its address, its name or one of its codes is another's now
     */
    restore: (entry: BinEntry): Promise<void> =>
      inTurn(() =>
        editor.alone(async () => {
          const { collection: id, name } = removedInBin.parse(entry.content)
          const stored = store.collections.find(one => one.id === id)
          if (!stored) throw notFound('The site has no place for it any more.')
          if (stored.removed) {
            const { page: path } = stored
            const isTaken = content.value.byPath.has(path) || otherAt(path, { id: '' }, pages)
            if (isTaken) throw conflict(`Another page has the address ${path} now.`)
            assertFreeName(name, id)
            await store.changeCollections(collections => restored(collections, id))
          }
          const entries = entriesOf(id, await media.bin.list())
          const olderEntries = entries.filter(one => one.id !== entry.id)
          await endEntries([entry, ...olderEntries], media)
        }),
      ),
  }
}
