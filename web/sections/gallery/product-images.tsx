import { usePageLocation } from '../../base/page-context.ts'
import { itemOf } from '../../features/shortlist/named-item.ts'
import { StateButton } from '../../ui/state-button.tsx'
import { ItemTiles } from '../items/item-tiles.tsx'
import { ItemViewer } from '../items/item-viewer.tsx'
import { stepQuery } from '../items/step-query.ts'
import { Steps } from '../items/steps.tsx'
import { type Category, type GalleryState, galleryQuery, showMoreState } from './state.ts'

interface Props {
  state: GalleryState
  categories: Category[]
  initial: number
}

export function ProductImages({ state, categories, initial }: Props) {
  const category = categories.find(({ id }) => id === state.category) as Category
  const { label, text, part } = category
  const items = category.items.map(itemOf)
  const { search } = usePageLocation()
  const { from, total } = part ?? { from: 1, total: items.length }
  const isExpanded = state.expanded.includes(category.id) || from > 1
  const all = state.expanded.includes(category.id) ? state : showMoreState(state)
  const shown = isExpanded ? items.length : Math.min(initial, items.length)
  return (
    <>
      <div id="gallery-items" role="tabpanel" aria-labelledby={`tab-${category.id}`}>
        <h2>{label}</h2>
        <p className="lead">{text}</p>
        <p className="gallery-count" aria-live="polite">
          {shown} items displayed
        </p>
        <ItemTiles items={items.slice(0, shown)} search={search} />
        {items.length === 0 && <p className="empty">No images available</p>}
        {isExpanded && <Steps part={part} addressOf={from => stepQuery(galleryQuery(all), from)} />}
        {total > initial && from === 1 && (
          <div className="actions toggle">
            <StateButton
              query={galleryQuery(showMoreState(state))}
              className="button secondary"
              aria-expanded={isExpanded}
            >
              {isExpanded
                ? `Showing ${items.length}/${total} - Click for Less`
                : `Showing ${initial}/${total} - Click for More`}
            </StateButton>
          </div>
        )}
      </div>
      <ItemViewer items={items} part={part} />
    </>
  )
}
