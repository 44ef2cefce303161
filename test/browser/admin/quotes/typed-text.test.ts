import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { api, quoteScreen } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { visitAgain } from '../../visit.ts'
import { enter, startAdminSite, takeCookie, toast } from '../administrator.ts'
import { closeTab, withoutSaves } from '../closed-tabs.ts'

const test = siteSuite('text typed in a quote', startAdminSite)

const terms = (page: Page) => page.getByLabel('Terms')
const back = (page: Page) => toast(page, 'Your text is back')

/** What this browser has of quotes; a tab that is closed is written once more. */
const recorded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('quotes', 1)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.map(({ entry }) => entry.terms))
          }
        }
      }),
  )

/** Saves of a quote that is shown reach nothing until the result is called. */
async function hold(page: Page, id: string): Promise<() => void> {
  await terms(page).waitFor()
  return withoutSaves(page, api.quote(id))
}

/** Closes a tab once the other one shows its quote. */
async function close(page: Page, other: Page): Promise<void> {
  // What closed tabs could not save is looked for as long as it loads.
  await other.locator('.quote').waitFor()
  await closeTab(page, other)
}

/** Types terms that reach this browser, and not the server until the result is called. */
async function typeUnsaved(page: Page, id: string, text: string) {
  const release = await hold(page, id)
  await terms(page).fill(text)
  await until('it is in this browser', async () => (await recorded(page)).includes(text))
  return release
}

test('is back after a reload that came before it was saved', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  page.on('dialog', question => question.accept())
  const release = await hold(page, id)
  // Whatever is still being written of the beginning comes before.
  await recorded(page)
  // Typed by a person, of whom the browser asks whether to leave.
  await terms(page).click()
  await page.keyboard.type('Half on order')
  const asked = page.waitForEvent('dialog')
  await page.reload()
  await asked
  assert.is((await read()).content.terms, undefined)
  release()
  await back(page)
  assert.is(await terms(page).inputValue(), 'Half on order')
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
})

test('is back after its tab has crashed, with what others saved meanwhile', async context => {
  const { site, browser } = context
  const { id, read, change } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  const release = await typeUnsaved(page, id, 'Half on order')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  await change({ note: 'Delivered and assembled' })
  const second = await visitAgain(page.context(), site.url + quoteScreen(id))
  release()
  await back(second.page)
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
  assert.is((await read()).content.note, 'Delivered and assembled')
  assert.is(
    await second.page.getByLabel('Note to the customer').inputValue(),
    'Delivered and assembled',
  )
})

test('is back after the session had ended and the window was closed', async context => {
  const { site, browser } = context
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await terms(page).waitFor()
  await page.context().clearCookies()
  await terms(page).fill('Half on order')
  await page.getByText('Not saved: your session has ended. Kept in this browser.').waitFor()
  const other = await page.context().newPage()
  await page.close()
  await takeCookie(other.context(), site, await site.signIn())
  await other.goto(site.url + quoteScreen(id))
  await back(other)
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
})

test('of a tab that is open is its own, and comes into another once that is closed', async context => {
  const { site, browser } = context
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  const release = await typeUnsaved(page, id, 'Half on order')
  const second = await visitAgain(page.context(), site.url + quoteScreen(id))
  await terms(second.page).waitFor()
  assert.is(await terms(second.page).inputValue(), '')
  await close(page, second.page)
  release()
  await second.page.reload()
  await back(second.page)
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
  await until('nothing is left', async () => (await recorded(second.page)).length === 0)
})

test.run()
