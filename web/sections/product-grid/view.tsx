import { usePageLocation } from '../../base/page-context.ts'
import { itemOf } from '../../features/shortlist/named-item.ts'
import { replaceByPlaceholder } from '../../ui/placeholder.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { StateButton } from '../../ui/state-button.tsx'
import { FilterBar } from '../items/filter-bar.tsx'
import { ItemTiles } from '../items/item-tiles.tsx'
import { ItemViewer } from '../items/item-viewer.tsx'
import { Steps } from '../items/lazy-parts.ts'
import { stepQuery } from '../items/step-query.ts'
import type { SectionOf } from '../schemas.ts'
import { gridQuery, isGridExpanded } from './state.ts'

type Props = SectionOf<'product-grid'>

export function ProductGrid(props: Props) {
  const { id, eyebrow, title, text, products, part, initial, toggle, count, placeholder } = props
  const { filters, isFilterable } = props
  const { search } = usePageLocation()
  const { from, total } = part ?? { from: 1, total: products.length }
  const isExpanded = isGridExpanded(search) || from > 1
  const items = products.map(itemOf)
  const shown = isExpanded ? items.length : Math.min(initial, total)
  const subtitle = total > 0 && `(${shown}/${total} products shown)`
  return (
    <section className="product-grid section" id={id}>
      <SectionHeading
        eyebrow={eyebrow}
        title={count === 'heading' && total > 0 ? `${title} (${shown}/${total})` : title}
        text={count === 'subtitle' ? [text, subtitle].filter(Boolean).join(' ') : text}
      />
      <FilterBar filters={filters} isFilterable={isFilterable} />
      <ItemTiles
        items={items.slice(0, shown)}
        search={search}
        isAlone={total === 1 && !filters}
        onBroken={placeholder ? replaceByPlaceholder : undefined}
      />
      {total === 0 && !filters && <p className="empty">No products available</p>}
      {isExpanded && part && (
        <Steps part={part} addressOf={from => stepQuery(gridQuery(true, filters?.query), from)} />
      )}
      {total > initial && from === 1 && (
        <div className="actions toggle">
          <StateButton
            query={gridQuery(!isExpanded, filters?.query)}
            className="button secondary"
            aria-expanded={isExpanded}
          >
            {toggleLabel(toggle, isExpanded, initial, total, items.length)}
          </StateButton>
        </div>
      )}
      <ItemViewer items={items} part={part} />
    </section>
  )
}

function toggleLabel(
  kind: Props['toggle'],
  isExpanded: boolean,
  initial: number,
  total: number,
  max: number,
) {
  if (kind === 'show-all') {
    return isExpanded ? `Show Less (${initial}/${total})` : `Show All Products (${total}/${total})`
  }
  return isExpanded
    ? `Showing ${max}/${total} - Click for Less`
    : `Showing ${initial}/${total} - Click for More`
}
