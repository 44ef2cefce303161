import type { PageData } from './contract.ts'
import { loadStyles } from './later-styles.ts'
import { loadPage } from './page-loader.ts'
import { preloadEarly, preloadViews } from './sections/views.tsx'

/** Resolves to the data of the next page once its code and styles are loaded too. */
export async function loadNextPage(address: string, search: string): Promise<PageData> {
  preloadEarly(address)
  const [data] = await Promise.all([loadPage(address), loadStyles()])
  await preloadViews(data.page.sections, search)
  return data
}
