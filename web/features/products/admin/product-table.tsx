import { Fragment, type KeyboardEvent } from 'react'
import type { AdminProduct, AdminProducts } from '../../../admin/contract.ts'
import { MoveHandle } from './lists/move-handle.tsx'
import type { RowOrdering } from './lists/use-ordering.ts'
import type { Draft } from './product-draft.ts'
import { ProductFormView } from './product-form.tsx'
import { editButtonId, ProductRow } from './product-row.tsx'
import type { ProductsView } from './products-query.ts'
import { SortHead } from './sort-head.tsx'

interface Props {
  /** Of this page. */
  products: readonly AdminProduct[]
  collections: AdminProducts['collections']
  view: ProductsView
  selected: ReadonlySet<string>
  draft: Draft | undefined
  /** Whether the product that is edited has been deleted. */
  isGone: boolean
  /** Where the rows can be moved; the others of `products` are in their places. */
  ordering: RowOrdering | undefined
  isInPlace: (product: AdminProduct) => boolean
  onSort: (change: Partial<ProductsView>) => void
  onToggle: (code: string) => void
  onEdit: (product: AdminProduct) => void
}

const COLUMNS = 11

/** A page of products; the form of the one that is edited stands below its row. */
export function ProductTable(props: Props) {
  const { products, collections, view, selected, draft, isGone, ordering } = props
  const { isInPlace, onSort, onToggle, onEdit } = props
  const [{ currency = '' } = {}] = products
  const names = new Map(collections.map(({ id, name }) => [id, name]))
  const ownFactsOf = (id: string) => collections.find(one => one.id === id)?.ownFacts ?? []
  return (
    <table className="products">
      <caption className="visually-hidden">Products</caption>
      <thead>
        <tr>
          {ordering && <td />}
          <td />
          <td />
          <SortHead view={view} by="code" label="Code" onSort={onSort} />
          <SortHead view={view} by="name" label="Name" onSort={onSort} />
          {!ordering && <th scope="col">Collection</th>}
          <th scope="col">W × D × H (cm)</th>
          <th scope="col">Materials</th>
          <SortHead view={view} by="price" label={`Price (${currency})`} onSort={onSort} />
          <th scope="col">Price shown</th>
          <th scope="col">On the site</th>
          <td />
        </tr>
      </thead>
      <tbody onKeyDown={stepByArrows}>
        {products.map((product, index) => (
          <Fragment key={product.code}>
            <ProductRow
              product={product}
              collection={names.get(product.collection) ?? ''}
              isSelected={selected.has(product.code)}
              isOpen={draft?.base.code === product.code}
              {...(ordering && {
                handle: isInPlace(product) ? (
                  <MoveHandle code={product.code} ordering={ordering} />
                ) : null,
                landing: landingAt(product, ordering),
              })}
              onToggle={onToggle}
              onEdit={onEdit}
            />
            {draft?.base.code === product.code && (
              <tr className="product-form-row">
                <td colSpan={COLUMNS}>
                  <ProductFormView
                    draft={draft}
                    ownFacts={ownFactsOf(product.collection)}
                    isGone={isGone}
                    onClosed={() => focusRow(product.code, index)}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const landingAt = ({ code }: AdminProduct, { landing }: RowOrdering) =>
  landing?.key === code ? landing.side : undefined

/** Once the form is gone; where its row has left this view, the one in its place is next. */
function focusRow(code: string, index: number): void {
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.product-edit button')
    const own = document.getElementById(editButtonId(code))
    const target = own ?? buttons[index] ?? document.getElementById('main')
    target?.focus()
  })
}

/** Up and down go from row to row. */
function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.product-edit button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const target = { ArrowDown: buttons[at + 1], ArrowUp: buttons[at - 1] }[event.key]
  if (at < 0 || !target) return
  event.preventDefault()
  target.focus()
}
