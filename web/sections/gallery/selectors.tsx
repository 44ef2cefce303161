import type { ChangeEvent } from 'react'
import { useStateChange } from '../../ui/state-button.tsx'
import {
  type Category,
  categoryNamed,
  type GalleryState,
  galleryQuery,
  nameOf,
  sectionNamed,
} from './state.ts'

interface Props {
  state: GalleryState
  categories: Category[]
}

/** Two selects that navigate to the images or the videos of a category. */
export function Selectors({ state, categories }: Props) {
  const change = useStateChange()
  const choose = (chosen: Partial<GalleryState>) =>
    change(galleryQuery({ ...state, isHidden: false, ...chosen }))
  type Choice = ChangeEvent<HTMLSelectElement>
  return (
    <form className="gallery-selectors" aria-label="What to see" autoComplete="off">
      <label>
        Section
        <select
          name="section"
          value={state.section}
          onChange={({ target }: Choice) => choose({ section: sectionNamed(target.value) })}
        >
          <option value="product-images">Product images</option>
          <option value="project-videos">Project videos</option>
        </select>
      </label>
      <label>
        Category
        <select
          name="category"
          value={nameOf(state.category)}
          onChange={({ target }: Choice) => choose({ category: categoryNamed(target.value) })}
        >
          {categories.map(({ id, label }) => (
            <option key={id} value={nameOf(id)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {state.expanded.length > 0 && (
        <input type="hidden" name="all" value={state.expanded.join(' ')} />
      )}
      <noscript>
        <button type="submit" className="button secondary">
          Show
        </button>
      </noscript>
    </form>
  )
}
