import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminProducts } from '../../../admin/contract.ts'
import { ScreenHeading } from '../../../admin/ui/screen-heading.tsx'
import { counted } from '../../../base/counted.ts'
import { adminRoutes, routes } from '../../../base/routes.ts'
import { usePages } from '../../pages/admin/form/link-targets.tsx'
import { CollectionsDialog } from './collections/collections-dialog.tsx'
import { NewCollectionDialog } from './collections/new-collection-dialog.tsx'
import { OwnFactsDialog } from './collections/own-facts-dialog.tsx'
import { openNewProduct } from './lists/new-product-draft.ts'
import { mayLoseDraft } from './may-lose-draft.ts'
import type { ProductsView } from './products-query.ts'
import { TableLinks } from './table/table-links.tsx'

interface Props {
  /** How many the table finds, and of how many; undefined until that is known. */
  counts: { found: number; all: number } | undefined
  /** A new product goes to its collection. */
  view: ProductsView
  products: AdminProducts['products']
  collections: AdminProducts['collections']
}

const figure = new Intl.NumberFormat('en')

/** What is shown, and the button that adds to it. */
export function ProductsHeading({ counts, view, products, collections }: Props) {
  const add = async () => {
    if (await mayLoseDraft()) openNewProduct(view.collection)
  }
  const [isAdding, setAdding] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const collection = collections.find(({ id }) => id === view.collection)
  const hasDesigner = usePages().some(({ path }) => path === routes.design)
  return (
    <ScreenHeading title="Products" text={counts && <span role="status">{textOf(counts)}</span>}>
      {counts && (
        <>
          <Link className="button secondary" href={adminRoutes.feeds}>
            Feeds
          </Link>
          {hasDesigner && (
            <Link className="button secondary" href={adminRoutes.unitPrices}>
              Unit prices
            </Link>
          )}
          <TableLinks view={view} />
          <button type="button" className="button secondary" onClick={() => setAdding(true)}>
            Add a collection
          </button>
          {collections.length > 0 && (
            <button type="button" className="button secondary" onClick={() => setOrdering(true)}>
              Collections
            </button>
          )}
          {collection && (
            <button type="button" className="button secondary" onClick={() => setNaming(true)}>
              Facts of {collection.name}
            </button>
          )}
          <button type="button" className="button primary" onClick={() => void add()}>
            Add a product
          </button>
          {isAdding && (
            <NewCollectionDialog collections={collections} onClose={() => setAdding(false)} />
          )}
          {isOrdering && (
            <CollectionsDialog
              collections={collections}
              products={products}
              onClose={() => setOrdering(false)}
            />
          )}
          {isNaming && collection && (
            <OwnFactsDialog collection={collection} onClose={() => setNaming(false)} />
          )}
        </>
      )}
    </ScreenHeading>
  )
}

const textOf = ({ found, all }: NonNullable<Props['counts']>) =>
  `${found < all ? `${figure.format(found)} of ` : ''}${counted(all, 'product')}`
