import type { Page } from 'playwright'
import { picture } from '../../support/samples.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager } from './at-upload-manager.ts'

const test = siteSuite('file picker', startAdminSite)

test('takes what is chosen after the browser has collected its garbage', async context => {
  const { site, browser } = context
  const section = 'executive-furniture/beds'
  const { page } = await atUploadManager(browser, site.url, { section })
  await holdOpenedInputWeakly(page)
  await page.getByRole('button', { name: 'Choose a file for B11', exact: true }).click()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('HeapProfiler.collectGarbage')
  await choose(page, await picture('jpeg', 50, 40))
  await page.getByRole('button', { name: 'Take back the file for B11' }).waitFor()
})

interface Opened {
  opened?: WeakRef<HTMLInputElement>
}

/** The system's dialog stays closed; its input is known to the test without being kept alive by it. */
const holdOpenedInputWeakly = (page: Page) =>
  page.evaluate(() => {
    HTMLInputElement.prototype.click = function () {
      ;(window as Opened).opened = new WeakRef(this)
    }
  })

const choose = (page: Page, bytes: Buffer) =>
  page.evaluate(
    bytes => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], 'bed.jpg', { type: 'image/jpeg' }))
      const input = (window as Opened).opened?.deref()
      if (!input) throw new Error('The input of the open dialog is gone.')
      input.files = files.files
      input.dispatchEvent(new Event('change'))
    },
    [...bytes],
  )

test.run()
