import type { PageData } from './contract.ts'
import { loadStyles } from './later-styles.ts'
import { loadPage } from './page-loader.ts'
import { preloadEarly, preloadViews } from './sections/views.tsx'

/** The data of the next page, when all that it takes to show it is there as well. */
export async function loadNextPage(address: string, search: string): Promise<PageData> {
  preloadEarly(address)
  const [data] = await Promise.all([loadPage(address), loadStyles()])
  await preloadViews(data.page.sections, search)
  return data
}
