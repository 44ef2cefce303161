import type { PageSource } from '../content/page.ts'
import { type Starter, starterOf } from '../features/pages/starter.ts'
import type { StarterName, Starters } from './load-starter.ts'

/**
 * The starters of a running site. Their sources are loaded when an editor asks for them.
 * @param sources of the pages of `nairobi`, where a test has others
 */
export const siteStarters = (
  { nairobi, empty }: Starters,
  sources?: readonly PageSource[],
): Readonly<Record<StarterName, Starter>> => ({
  nairobi: starterOf(
    nairobi,
    async () => sources ?? (await import('./nairobi/index.ts')).pageSources,
  ),
  empty: starterOf(empty, async () => (await import('./empty/pages.ts')).emptyPages, 'empty'),
})
