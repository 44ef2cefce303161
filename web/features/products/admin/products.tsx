import { useMemo } from 'react'
import { Link } from 'wouter'
import type { AdminProduct } from '../../../admin/contract.ts'
import { Pager } from '../../../admin/ui/pager.tsx'
import { ReadState } from '../../../admin/ui/read-state.tsx'
import { useTicked } from '../../../admin/ui/use-ticked.ts'
import { useUnsavedGuard } from '../../../admin/ui/use-unsaved-guard.ts'
import { adminRoutes } from '../../../base/routes.ts'
import { useObserved } from '../../../ui/observable.ts'
import { editProduct } from './edit-product.ts'
import { foundProducts } from './found-products.ts'
import { DeleteMany } from './lists/delete-many.tsx'
import { MoveForm } from './lists/move-form.tsx'
import { NewProductDialog } from './lists/new-product-dialog.tsx'
import { lostOfNew, newProduct, openNewProduct } from './lists/new-product-draft.ts'
import { OrderHint } from './lists/order-hint.tsx'
import { useOrderedProducts } from './lists/use-moves.ts'
import { useOrdering } from './lists/use-ordering.ts'
import { ManyBar } from './many-bar.tsx'
import type { ManyField } from './many-change.ts'
import { ChangePrices } from './price-change/change-prices.tsx'
import { PrintButtons } from './print/print-buttons.tsx'
import { draft, isUnsaved } from './product-draft.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import { ProductsHeading } from './products-heading.tsx'
import { isOrderable, pageOf } from './products-page.ts'
import type { ProductsView } from './products-query.ts'
import { useChangeMany } from './use-change-many.ts'
import { useProductsView } from './use-products-view.ts'

/** The server's limit for one change of many. */
const MOST = 2000

/** True where the site has no product at all. */
const isEmpty = (products: readonly AdminProduct[], { collection, q, show }: ProductsView) =>
  products.every(product => collection && product.collection !== collection) && !q && !show

/** Every product with what is known of it: one by one or many at once, and their order. */
export function Products() {
  const { view, show } = useProductsView()
  const { data, error } = useOrderedProducts()
  const opened = useObserved(draft, draft => draft)
  const added = useObserved(newProduct, draft => draft)
  const { q, collection, show: state } = view
  const selection = useTicked(JSON.stringify([q, collection, state]), MOST)
  const { change, isBusy } = useChangeMany()
  useUnsavedGuard(isSomethingUnsaved)
  const all = data?.products
  const found = useMemo(() => (all ? foundProducts(all, view) : []), [all, view])
  const codes = useMemo(() => found.map(({ code }) => code), [found])
  const { at, pages, page } = pageOf(found, view)
  const edited = all?.find(({ code }) => code === opened?.base.code) ?? opened?.base
  // What is being edited stays in sight, whatever is looked for meanwhile, and when another administrator deletes it.
  const rows = edited && !page.includes(edited) ? [edited, ...page] : page
  const isInOrder = isOrderable(view)
  const ordering = useOrdering({
    collection: view.collection,
    codes,
    page: at,
    onPage: page => show({ page }),
  })
  const chosen = all?.filter(({ code }) => selection.ids.has(code)) ?? []
  const moving = chosen.map(({ code }) => code)

  const setForSelected = async (field: ManyField, value: string) => {
    if (await change(chosen, field, value)) selection.untick(moving)
  }
  return (
    <>
      <ProductsHeading
        counts={all && { found: found.length, all: all.length }}
        view={view}
        products={data?.products ?? []}
        collections={data?.collections ?? []}
      />
      <ProductFilters view={view} collections={data?.collections ?? []} onChange={show} />
      <ReadState what="The products" data={data} error={error} />
      {data && found.length === 0 && (
        <div className="empty">
          {isEmpty(data.products, view) ? (
            <NoProducts collection={view.collection} />
          ) : (
            <p>No product matches. Try another word, or clear the filters.</p>
          )}
        </div>
      )}
      {found.length > 0 && (
        <>
          <ManyBar
            found={found.length}
            selected={chosen.length}
            isBusy={isBusy}
            onSelectAll={isSelected => selection.tick(isSelected ? codes : [])}
            onSet={setForSelected}
          >
            <PrintButtons products={chosen} />
            <ChangePrices products={chosen} />
            <DeleteMany products={chosen} onDeleted={() => selection.untick(moving)} />
            {isInOrder && (
              <MoveForm
                codes={codes}
                moving={moving}
                onMove={({ before }) => ordering.move(moving, before)}
              />
            )}
          </ManyBar>
          <OrderHint
            view={view}
            isOrderable={isInOrder}
            announcement={ordering.announcement}
            onShow={show}
          />
        </>
      )}
      {data && rows.length > 0 && (
        <ProductTable
          products={rows}
          collections={data.collections}
          view={view}
          selected={selection.ids}
          draft={opened}
          isGone={edited !== undefined && !data.products.includes(edited)}
          ordering={isInOrder ? ordering : undefined}
          isInPlace={product => page.includes(product)}
          onSort={show}
          onToggle={selection.toggle}
          onEdit={editProduct}
        />
      )}
      {data && (
        <Pager
          page={at}
          pages={pages}
          back="Previous"
          on="Next"
          onShow={page => {
            show({ page })
            toTop()
          }}
        />
      )}
      {data && added && <NewProductDialog draft={added} collections={data.collections} />}
    </>
  )
}

const NoProducts = ({ collection }: Pick<ProductsView, 'collection'>) => (
  <>
    <p>No product yet. Add the first one, or read in a table of them.</p>
    <p className="actions">
      <Link className="button primary" href={adminRoutes.productTable}>
        Read a table in
      </Link>
      <button type="button" className="button secondary" onClick={() => openNewProduct(collection)}>
        Add a product
      </button>
    </p>
  </>
)

const isSomethingUnsaved = () => isUnsaved() || lostOfNew() !== undefined

/** Another page is read from its first row; the button that was pressed may be disabled now. */
function toTop(): void {
  scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}
