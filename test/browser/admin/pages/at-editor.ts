import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import type { RunningSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { DESKTOP, type Visit } from '../../visit.ts'
import { enter } from '../administrator.ts'

export const editorAt = (path: string) => `${adminRoutes.editor}?${new URLSearchParams({ path })}`

/** An administrator in the editor of a page, with its preview shown. */
export async function edit(
  browser: Browser,
  site: RunningSite,
  path: string,
  options: BrowserContextOptions & { cookie?: string } = DESKTOP,
): Promise<Visit> {
  const visitor = await enter(browser, site, editorAt(path), options)
  await opened(visitor.page)
  return visitor
}

export async function opened(page: Page): Promise<void> {
  await page.locator('.editor').waitFor()
  await page.frameLocator('iframe').locator('[data-section]').first().waitFor()
}

/** The button of a section in the outline. */
export const inOutline = (page: Page, words: string) =>
  page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('button', { name: words })

export const field = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Fields' }).getByLabel(label, { exact: true })

/** Waits until the bar says so. */
export const says = (page: Page, words: string) =>
  page.locator('.editor-saved', { hasText: words }).waitFor()

/** What the server has of a page. */
export async function stored(site: RunningSite, path: string) {
  const answer = await site.ask('GET', `${api.editedPage}?${new URLSearchParams({ path })}`)
  const { draft, ...published } = await answer.json()
  return { version: published.version, published, ...(draft ?? published) }
}

/** Waits until the server has a text in the draft of a page. */
export const storedText = (site: RunningSite, path: string, words: string) =>
  until(`the text ${words}`, async () =>
    JSON.stringify(await stored(site, path)).includes(JSON.stringify(words).slice(1, -1)),
  )

/** Another administrator changes the title of a section by the API. */
export async function retitle(
  site: RunningSite,
  path: string,
  index: number,
  title: string,
): Promise<void> {
  const { version, source, keys } = await stored(site, path)
  source.sections[index].title = title
  const address = `${api.pageDraft}?${new URLSearchParams({ path })}`
  const answer = await site.ask('PUT', address, { version, source, keys })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The titles of a page's stored sections. */
export const titles = async (site: Parameters<typeof stored>[0], path: string) =>
  (await stored(site, path)).source.sections.map(({ title }: { title: string }) => title)
