import { lazyView } from '../lazy-view.tsx'

/*
 * What only some grids have; its page has it loaded before it is rendered (views.tsx).
 */

/** Of a grid that is narrowed down. */
export const FilterGroups = lazyView(async () => (await import('./filter-groups.tsx')).FilterGroups)

/** Of a grid of more than a hundred. */
export const Steps = lazyView(async () => (await import('./steps.tsx')).Steps)
