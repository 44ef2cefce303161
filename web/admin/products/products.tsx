import { useMemo } from 'react'
import { useObserved } from '../../ui/observable.ts'
import type { AdminProduct } from '../contract.ts'
import { Pager } from '../ui/pager.tsx'
import { ReadState } from '../ui/read-state.tsx'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { useUnsavedGuard } from '../ui/use-unsaved-guard.ts'
import { foundProducts, PAGE_SIZE } from './found-products.ts'
import { ManyBar } from './many-bar.tsx'
import type { ManyField } from './many-change.ts'
import { mayLoseDraft } from './may-lose-draft.ts'
import { draft, isUnsaved, openDraft } from './product-draft.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import { useChangeMany } from './use-change-many.ts'
import { useProducts } from './use-products.ts'
import { useProductsView } from './use-products-view.ts'
import { useSelection } from './use-selection.ts'

const figure = new Intl.NumberFormat('en')

/** Every product with what is known of it: sizes, materials, prices, one by one or many at once. */
export function Products() {
  const { view, show } = useProductsView()
  const { data, error } = useProducts()
  const opened = useObserved(draft, draft => draft)
  const selection = useSelection(view)
  const { change, isBusy } = useChangeMany()
  useUnsavedGuard(isUnsaved)
  const all = data?.products
  const found = useMemo(() => (all ? foundProducts(all, view) : []), [all, view])
  const pages = Math.ceil(found.length / PAGE_SIZE)
  // There may be fewer by now than there were when the address was made.
  const at = Math.max(1, Math.min(view.page, pages))
  const page = found.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE)
  const edited = all?.find(({ code }) => code === opened?.base.code)
  // What is being edited stays in sight, whatever is looked for meanwhile.
  const rows = edited && !page.includes(edited) ? [edited, ...page] : page

  const setForSelected = async (field: ManyField, value: string) => {
    const chosen = all?.filter(({ code }) => selection.codes.has(code)) ?? []
    if (await change(chosen, field, value)) selection.clear()
  }
  return (
    <>
      <ScreenHeading
        title="Products"
        text={all && <span role="status">{countText(found.length, all.length)}</span>}
      />
      <ProductFilters view={view} collections={data?.collections ?? []} onChange={show} />
      <ReadState what="The products" data={data} error={error} />
      {data && found.length === 0 && (
        <p className="empty">No product matches. Try another word, or clear the filters.</p>
      )}
      {found.length > 0 && (
        <ManyBar
          found={found.length}
          selected={selection.codes.size}
          isBusy={isBusy}
          onSelectAll={isSelected =>
            isSelected ? selection.select(found.map(({ code }) => code)) : selection.clear()
          }
          onSet={setForSelected}
        />
      )}
      {data && rows.length > 0 && (
        <ProductTable
          products={rows}
          collections={data.collections}
          view={view}
          selected={selection.codes}
          draft={opened}
          onSort={show}
          onToggle={selection.toggle}
          onEdit={edit}
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
    </>
  )
}

const countText = (found: number, all: number) =>
  `${found < all ? `${figure.format(found)} of ` : ''}${figure.format(all)} products`

/** Another page is read from its first row; the button that was pressed may be disabled now. */
function toTop(): void {
  scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Opens the form of a product; of one that is open already, goes to its first field. */
async function edit(product: AdminProduct): Promise<void> {
  const open = draft.value?.base
  if (open?.code === product.code) {
    document.querySelector<HTMLElement>('.product-form input')?.focus()
    return
  }
  if (await mayLoseDraft()) openDraft(product)
}
