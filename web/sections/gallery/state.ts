import type { SectionOf } from '../schemas.ts'

export type Category = SectionOf<'gallery'>['categories'][number]
export type CategoryId = Category['id']
export type GallerySection = 'product-images' | 'pdf-catalogs'

export interface GalleryState {
  section: GallerySection
  isHidden: boolean
  category: CategoryId
  /** The categories of which all items are shown; each remembers for itself. */
  expanded: readonly CategoryId[]
}

/** As links elsewhere spell the categories; the first spelling is the one written. */
const SPELLINGS: Record<CategoryId, readonly string[]> = {
  'prefab-units': ['Prefab Units'],
  'interior-design': ['Interior Designs', 'Interior Design'],
  'executive-furniture': ['Executive Furniture'],
}
const IDS = Object.keys(SPELLINGS) as CategoryId[]

/** The state that an address stands for; what it does not know is left out. */
export function galleryState(search: string): GalleryState {
  const query = new URLSearchParams(search)
  const asked = query.get('category') ?? ''
  const category = IDS.find(id => id === asked || SPELLINGS[id].includes(asked))
  const expanded = query.get('all')?.split(' ') ?? []
  return {
    section: query.get('section') === 'pdf-catalogs' ? 'pdf-catalogs' : 'product-images',
    isHidden: query.has('hidden'),
    category: category ?? 'prefab-units',
    expanded: IDS.filter(id => expanded.includes(id)),
  }
}

/** The shortest query for a state: the one and only spelling that the server keeps pages by. */
export function galleryQuery(state: GalleryState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.section !== 'product-images') query.set('section', state.section)
  if (state.isHidden) query.set('hidden', '1')
  if (state.category !== 'prefab-units') {
    query.set('category', SPELLINGS[state.category][0] as string)
  }
  if (state.expanded.length > 0) query.set('all', state.expanded.join(' '))
  return query
}

/** The active section's button hides or shows it; the other one switches to its section, shown. */
export function pressSection(state: GalleryState, section: GallerySection): GalleryState {
  return { ...state, section, isHidden: section === state.section && !state.isHidden }
}

export function pressMore(state: GalleryState): GalleryState {
  const { category, expanded } = state
  const isExpanded = expanded.includes(category)
  return {
    ...state,
    expanded: isExpanded ? expanded.filter(id => id !== category) : [...expanded, category],
  }
}
