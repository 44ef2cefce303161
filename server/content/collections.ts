import { routes } from '../../web/routes.ts'
import { paths } from './services/furniture/paths.ts'

/** Products that one page lists: its grid, or a category of the gallery. */
export interface CollectionSource {
  id: string
  /** The path of that page. */
  page: string
  /** Of the gallery. */
  category?: string
  /**
   * Of the codes of products whose names are none: the seventh kitchen is KP7. A name such as Ch8 is
   * the code itself.
   */
  prefix: string
  /** The collections that people choose from beside this one, by their ids. */
  goesWith: readonly string[]
}

const gallery = routes.gallery()

/** Every collection. Codes are for ever: a prefix that is printed and quoted does not change. */
export const collections: readonly CollectionSource[] = [
  { id: 'office', page: paths.office, prefix: 'OP', goesWith: ['chairs', 'table-legs'] },
  { id: 'home', page: paths.home, prefix: 'HF', goesWith: ['lounge', 'kitchen'] },
  { id: 'kitchen', page: paths.kitchen, prefix: 'KP', goesWith: ['bars', 'chairs'] },
  { id: 'lounge', page: paths.lounge, prefix: 'LP', goesWith: ['home', 'legs'] },
  { id: 'boudoir', page: paths.boudoir, prefix: 'BFP', goesWith: ['beds', 'lounge'] },
  { id: 'bars', page: paths.bars, prefix: 'BP', goesWith: ['chairs', 'kitchen'] },
  { id: 'chairs', page: paths.chairs, prefix: 'Ch', goesWith: ['chair-legs', 'bars'] },
  { id: 'beds', page: paths.beds, prefix: 'B', goesWith: ['bed-legs', 'boudoir'] },
  { id: 'outdoor', page: paths.outdoor, prefix: 'OD', goesWith: ['chairs', 'posts-balustrades'] },
  {
    id: 'legs',
    page: paths.legs,
    prefix: 'LG',
    goesWith: ['chair-legs', 'table-legs', 'bed-legs'],
  },
  { id: 'chair-legs', page: paths.chairLegs, prefix: 'CL', goesWith: ['chairs', 'table-legs'] },
  { id: 'table-legs', page: paths.tableLegs, prefix: 'TL', goesWith: ['office', 'chair-legs'] },
  { id: 'bed-legs', page: paths.bedLegs, prefix: 'BL', goesWith: ['beds', 'legs'] },
  {
    id: 'posts-balustrades',
    page: paths.posts,
    prefix: 'PB',
    goesWith: ['outdoor', 'prefab-units'],
  },
  {
    id: 'prefab-units',
    page: gallery,
    category: 'prefab-units',
    prefix: 'PU',
    goesWith: ['interior-design', 'office'],
  },
  {
    id: 'interior-design',
    page: gallery,
    category: 'interior-design',
    prefix: 'ID',
    goesWith: ['executive-furniture', 'kitchen'],
  },
  {
    id: 'executive-furniture',
    page: gallery,
    category: 'executive-furniture',
    prefix: 'EF',
    goesWith: ['office', 'lounge'],
  },
]
