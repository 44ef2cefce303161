import type { AdminProducts } from '../../../admin/contract.ts'
import { SearchField } from '../../../admin/ui/search-field.tsx'
import { isFiltered, type ProductsView, SHOWN_PARTS, type ShownPart } from './products-query.ts'

interface Props {
  view: ProductsView
  collections: AdminProducts['collections']
  onChange: (change: Partial<ProductsView>) => void
}

/** Words, collection, and what is still missing. */
export function ProductFilters({ view, collections, onChange }: Props) {
  return (
    <search className="product-filters">
      <SearchField
        placeholder="Code, name, material"
        value={view.q}
        onChange={q => onChange({ q })}
      />
      <label className="field">
        <span>Collection</span>
        <select
          value={view.collection}
          onChange={({ target }) => onChange({ collection: target.value })}
        >
          <option value="">All collections</option>
          {collections.map(({ id, name, isHidden }) => (
            <option key={id} value={id}>
              {isHidden ? `${name} (hidden)` : name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Show</span>
        <select
          value={view.show}
          onChange={({ target }) => onChange({ show: target.value as ShownPart })}
        >
          {SHOWN_PARTS.map(([part, label]) => (
            <option key={part} value={part}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {isFiltered(view) && (
        <button
          type="button"
          className="button plain"
          onClick={() => onChange({ q: '', collection: '', show: '' })}
        >
          Clear filters
        </button>
      )}
    </search>
  )
}
