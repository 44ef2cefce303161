import type { PageData } from '../base/contract.ts'
import { loadStyles } from '../base/later-styles.ts'
import { loadPage } from '../base/page-loader.ts'
import { preloadEarly, preloadViews } from '../sections/views.tsx'

/**
 * Resolves to the data of the next page once its code and styles are loaded too.
 * @throws where a query asks for a later part of a list, which comes with its document alone
 */
export async function loadNextPage(address: string, search: string): Promise<PageData> {
  preloadEarly(address)
  const [data] = await Promise.all([loadPage(address), loadStyles()])
  if (data.isPart && /\b(from|item)=/.test(search)) throw new Error('a part of a list')
  await preloadViews(data.page.sections, search)
  return data
}
