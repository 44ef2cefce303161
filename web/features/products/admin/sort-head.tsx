import type { ProductsView, SortKey } from './products-query.ts'

interface Props {
  view: ProductsView
  by: Exclude<SortKey, ''>
  label: string
  onSort: (change: Order) => void
}

type Order = Pick<ProductsView, 'sort' | 'isDescending'>

/** The head of a column: sorts by it, then the other way round, then as the site does. */
export function SortHead({ view, by, label, onSort }: Props) {
  const isSorted = view.sort === by
  const direction = view.isDescending ? 'descending' : 'ascending'
  const next: Order =
    isSorted && view.isDescending
      ? { sort: '', isDescending: false }
      : { sort: by, isDescending: isSorted }
  return (
    <th scope="col" className="product-sort" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={() => onSort(next)}>
        {label}
        <span aria-hidden="true">{isSorted && (view.isDescending ? '↓' : '↑')}</span>
      </button>
    </th>
  )
}
