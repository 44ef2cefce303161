import type { SectionOf } from '../schemas.ts'

export type Category = SectionOf<'gallery'>['categories'][number]
export type CategoryId = Category['id']
export type GallerySection = 'product-images' | 'pdf-catalogs' | 'project-videos'

export interface GalleryState {
  section: GallerySection
  isHidden: boolean
  category: CategoryId
  /** The categories of which all items are shown. */
  expanded: readonly CategoryId[]
}

/** The spellings of categories accepted in links; the first is canonical. */
const SPELLINGS: Record<CategoryId, readonly string[]> = {
  'prefab-units': ['Prefab Units'],
  'interior-design': ['Interior Designs', 'Interior Design'],
  'executive-furniture': ['Executive Furniture'],
}
const IDS = Object.keys(SPELLINGS) as CategoryId[]
const SECTIONS: readonly string[] = ['product-images', 'pdf-catalogs', 'project-videos']

/** The canonical spelling of a category in URLs. */
export const nameOf = (category: CategoryId) => SPELLINGS[category][0] as string

/** The category with that id or name; the first one by default. */
export function categoryNamed(name: string): CategoryId {
  return IDS.find(id => id === name || SPELLINGS[id].includes(name)) ?? 'prefab-units'
}

/** The section with that name; the product images by default. */
export function sectionNamed(name: string): GallerySection {
  return SECTIONS.includes(name) ? (name as GallerySection) : 'product-images'
}

/** The state of a URL; unknown parameters are ignored. */
export function galleryState(search: string): GalleryState {
  const query = new URLSearchParams(search)
  const section = sectionNamed(query.get('section') ?? '')
  const expanded = query.get('all')?.split(' ') ?? []
  return {
    section,
    // The videos cannot be hidden.
    isHidden: query.has('hidden') && section !== 'project-videos',
    category: categoryNamed(query.get('category') ?? ''),
    expanded: IDS.filter(id => expanded.includes(id)),
  }
}

/** The canonical query of a state, and the key under which the server caches the page. */
export function galleryQuery(state: GalleryState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.section !== 'product-images') query.set('section', state.section)
  if (state.isHidden) query.set('hidden', '1')
  if (state.category !== 'prefab-units') {
    query.set('category', nameOf(state.category))
  }
  if (state.expanded.length > 0) query.set('all', state.expanded.join(' '))
  return query
}

/** The active section's button toggles its visibility; the other one switches to its section. */
export function sectionState(state: GalleryState, section: GallerySection): GalleryState {
  return { ...state, section, isHidden: section === state.section && !state.isHidden }
}

export function showMoreState(state: GalleryState): GalleryState {
  const { category, expanded } = state
  const isExpanded = expanded.includes(category)
  return {
    ...state,
    expanded: isExpanded ? expanded.filter(id => id !== category) : [...expanded, category],
  }
}
