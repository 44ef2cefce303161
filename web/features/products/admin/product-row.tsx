import type { ReactNode } from 'react'
import type { AdminProduct } from '../../../admin/contract.ts'
import type { Landing } from '../../../admin/drag/geometry.ts'
import { fileUrl } from '../../../admin/file-url.ts'
import { mediaUrl, routes } from '../../../base/routes.ts'
import { priceText } from './money.ts'
import { sizeText } from './size-text.ts'

export interface RowProps {
  product: AdminProduct
  collection: string
  isSelected: boolean
  isOpen: boolean
  /** Instead of the collection, where all are of one; null in a row that is out of its place. */
  handle?: ReactNode
  /** Where a dragged row would land beside this one. */
  landing?: Landing['side'] | undefined
  onToggle: (code: string) => void
  onEdit: (product: AdminProduct) => void
}

/** The button of a row, to which the focus goes back. */
export const editButtonId = (code: string) => `edit-${code}`

/** What is known of a product, in one line. */
export function ProductRow(props: RowProps) {
  const { product, collection, isSelected, isOpen, handle, landing, ...on } = props
  const { code, slot, name, isVisible, currency, facts } = product
  return (
    <tr
      data-key={handle ? code : undefined}
      data-landing={landing}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {handle !== undefined && <td className="product-move">{handle}</td>}
      <td className="product-tick">
        <input
          type="checkbox"
          aria-label={`Select ${code}`}
          checked={isSelected}
          onChange={() => on.onToggle(code)}
        />
      </td>
      <td className="product-picture">
        <img src={fileUrl(`${mediaUrl(slot)}?w=${PICTURE_WIDTH}`)} alt="" loading="lazy" />
      </td>
      <th scope="row" className="product-code">
        <a href={routes.product(code)} target="_blank" rel="noreferrer">
          {code}
          <span className="visually-hidden"> on the site, in a new tab</span>
        </a>
      </th>
      <td className="product-name">{name}</td>
      {handle === undefined && <td>{collection}</td>}
      <td data-label="Size" className="product-size">
        {sizeText(facts)}
      </td>
      <td data-label="Materials">{facts.materials}</td>
      <td data-label={currency} className="product-price">
        {priceText(product)}
      </td>
      <td data-label="Price shown">{priceShown(facts)}</td>
      <td data-label="On the site">{isVisible ? 'Yes' : <span className="tag">Hidden</span>}</td>
      <td className="product-edit">
        <button
          type="button"
          id={editButtonId(code)}
          className="button secondary small"
          aria-expanded={isOpen}
          onClick={() => on.onEdit(product)}
        >
          Edit<span className="visually-hidden"> {code}</span>
        </button>
      </td>
    </tr>
  )
}

/** Where no price is known there is none to show. */
function priceShown({ price, isPriceShown }: AdminProduct['facts']): string {
  if (isPriceShown) return 'Yes'
  return price ? 'No' : ''
}

/** Twice that of the picture on the screen. */
const PICTURE_WIDTH = 112
