import type { KeyboardEvent } from 'react'
import { StateButton } from '../../ui/state-button.tsx'
import { type Category, type GalleryState, galleryQuery } from './state.ts'

interface Props {
  state: GalleryState
  categories: Category[]
}

/** The tabs of the product images: see product-images.tsx. */
export function CategoryTabs({ state, categories }: Props) {
  return (
    <div className="gallery-tabs" role="tablist" aria-label="Categories" onKeyDown={goToNeighbour}>
      {categories.map(({ id, label }) => (
        <StateButton
          key={id}
          query={galleryQuery({ ...state, category: id })}
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === state.category}
          aria-controls="gallery-items"
        >
          {label}
        </StateButton>
      ))}
    </div>
  )
}

/** The arrow keys move between tabs, as the ARIA pattern requires. */
function goToNeighbour({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const focusedIndex = tabs.indexOf(document.activeElement as HTMLElement)
  tabs.at((focusedIndex + step) % tabs.length)?.focus()
}
