import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import { PASSWORD } from '../../support/site.ts'
import { DESKTOP, newVisitor, type Visit, visitIn } from '../visit.ts'

interface Options extends BrowserContextOptions {
  /** The open section; all by default. */
  section?: string
  username?: string
}

/** An administrator in the upload manager of the site at `url`. */
export async function atUploadManager(
  browser: Browser,
  url: string,
  { section = '', username = 'admin', ...options }: Options = {},
): Promise<Visit> {
  const visitor = await newVisitor(browser, { ...DESKTOP, ...options })
  await visitor.request.post(url + api.login, { data: { username, password: PASSWORD } })
  const query = section && `?section=${section}`
  const visit = await visitIn(visitor, url + adminRoutes.media + query)
  await visit.page.getByRole('button', { name: /^Upload section/ }).waitFor()
  return visit
}

/** Chooses files in the file dialog that a button opens. */
export async function choose(
  page: Page,
  button: string,
  files: Parameters<Page['setInputFiles']>[1],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

/** Drops real files and folders onto the window. */
export async function drop(page: Page, ...paths: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 600, y: 300, data })
  }
}

/** Drags one thing on the page onto another; the browser says where it is at the second move. */
export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await to.hover()
  await page.mouse.up()
}

export const toastOf = (page: Page, words: string | RegExp) =>
  page.locator('.toast', { hasText: words })

/** A small photo, as a file dialog gives it. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', 53, 50),
})

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
