import { badRequest } from '../../../base/errors.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import type { Collection, Products } from '../products.ts'
import type { ProductStore } from '../store.ts'

export interface ListEditorOptions {
  content: Pick<SiteContent, 'value'>
  products: () => Products
  store: Pick<ProductStore, 'collections' | 'changeList' | 'deleteProducts' | 'restoreProducts'>
  media: Pick<OpenMedia, 'bin' | 'leave' | 'restore'>
  /** For what changes products. */
  inTurn: InTurn
}

/** @throws AppError 400 where there is none with this id */
export function collectionWith(id: string, { collections }: Products): Collection {
  const found = collections.find(collection => collection.id === id)
  if (!found) throw badRequest(`There is no collection "${id.slice(0, 40)}"`)
  return found
}
