import { routes } from '../../../../../web/base/routes.ts'

const main = routes.furniture
const home = `${main}/home`
const legs = `${main}/legs`

/**
 * The table, bed and post pages are siblings of the legs overview; their longer path is an alias.
 */
export const paths = {
  main,
  office: `${main}/office`,
  home,
  kitchen: `${home}/kitchen`,
  lounge: `${home}/lounge`,
  boudoir: `${home}/boudoir`,
  bars: `${main}/bars`,
  chairs: `${main}/chairs`,
  beds: `${main}/beds`,
  outdoor: `${main}/outdoor`,
  legs,
  chairLegs: `${legs}/chairs`,
  tableLegs: `${main}/table-legs`,
  bedLegs: `${main}/bed-legs`,
  posts: `${main}/posts-balustrades`,
} as const

const aboveCollections = [
  { label: 'Home', href: routes.home },
  { label: 'Executive Furniture', href: paths.main },
]

/** The breadcrumbs of the pages below the furniture, home and legs pages. */
export const trails = {
  furniture: aboveCollections,
  home: [...aboveCollections, { label: 'Home Furniture', href: paths.home }],
  legs: [...aboveCollections, { label: 'Furniture Legs', href: paths.legs }],
}

export const portfolio = routes.gallery('Executive Furniture')
