import { lazyView } from '../lazy-view.tsx'

/*
 * Only some grids have these parts; their page has them loaded before it is rendered (views.tsx).
 */

/** The filters of a grid that is narrowed down. */
export const FilterGroups = lazyView(async () => (await import('./filter-groups.tsx')).FilterGroups)

/** The steps of a grid of more than a hundred items. */
export const Steps = lazyView(async () => (await import('./steps.tsx')).Steps)
