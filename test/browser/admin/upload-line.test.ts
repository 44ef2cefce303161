import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { type BreakingLine, openBreakingLine } from '../../support/breaking-line.ts'
import { picture, tinyMovie } from '../../support/samples.ts'
import type { RunningSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { siteSuite } from '../site-suite.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const test = siteSuite('uploads on a bad connection')

const megabyte = 1024 * 1024
const section = 'executive-furniture/chairs'
const button = 'Choose a file for video 1'

/** A clip of about that many bytes, without repeated content. */
async function clipOf(bytes: number): Promise<string> {
  const chunk = () => randomBytes(bytes / 4).toString('hex')
  const file = join(await temporaryFolder(), 'tour.mp4')
  await writeFile(file, tinyMovie({ tracks: [{ chunks: [chunk(), chunk()] }] }))
  return file
}

const lineTo = ({ url }: RunningSite, megabytes: number[]): Promise<BreakingLine> =>
  openBreakingLine({
    port: () => Number(new URL(url).port),
    cutAt: megabytes.map(count => count * megabyte),
  })

/** @param upload in bytes a second */
async function throttle(page: Page, upload: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const free = { offline: false, latency: 20, downloadThroughput: -1 }
  await browser.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: upload })
}

async function assertArrived({ url }: RunningSite, file: string): Promise<void> {
  const served = await fetch(`${url}/uploads/${section}/hero/video-1.mp4`)
  const [there, sent] = [Buffer.from(await served.arrayBuffer()), await readFile(file)]
  assert.is(there.length, sent.length)
  assert.ok(there.equals(sent))
}

test('40 MB arrive complete over three breaks', async ({ site, browser }) => {
  const line = await lineTo(site, [9, 21, 34])
  const file = await clipOf(40 * megabyte)
  const { page } = await atUploadManager(browser, line.url, { section })
  await throttle(page, 8 * megabyte)
  await choose(page, button, file)
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByText('the connection is lost, it goes on by itself').waitFor()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor({ timeout: 90_000 })
  assert.is(line.cuts, 3)
  assert.ok(line.sent < 1.4 * 40 * megabyte, `${Math.round(line.sent / megabyte)} MB were sent`)
  await assertArrived(site, file)
})

test('after a reload the upload of the same file resumes', async ({ site, browser }) => {
  const line = await lineTo(site, [])
  const file = await clipOf(24 * megabyte)
  const { page } = await atUploadManager(browser, line.url, { section })
  await throttle(page, 6 * megabyte)
  await choose(page, button, file)
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByText(/^(4\d|5\d|6\d) %$/).waitFor()
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  assert.equal(asked, ['beforeunload'])
  await page.getByText('One upload was not finished.').waitFor()
  await choose(page, 'Choose files', file)
  await page.getByText('as before the page was closed').waitFor()
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor({ timeout: 90_000 })
  assert.ok(line.sent < 1.6 * 24 * megabyte, `${Math.round(line.sent / megabyte)} MB were sent`)
  await assertArrived(site, file)
})

test('pausing, resuming, cancelling and retrying work', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url, { section })
  await throttle(page, megabyte)
  await choose(page, button, await clipOf(12 * megabyte))
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('paused').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' })
  assert.ok(await page.getByRole('button', { name: 'Upload section (1)' }).isVisible())

  await throttle(page, -1)
  let failures = 1
  await page.route('**/upload-file', route =>
    failures-- > 0
      ? route.fulfill({ status: 507, json: { error: 'The disk is full.' } })
      : route.continue(),
  )
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') }
  await choose(page, 'Choose a file for Ch5', photo)
  await choose(page, button, { ...photo, name: 'b.mp4', buffer: tinyMovie() })
  await page.getByRole('button', { name: 'Upload section (2)' }).click()
  // The log tells why where another number failed.
  await toastOf(page, /files uploaded successfully/).waitFor()
  const log = await page.getByRole('log').innerText()
  assert.ok(await toastOf(page, '1 files uploaded successfully. 1 failed.').isVisible(), log)
  assert.match(log, 'The disk is full.')
  await page.getByRole('button', { name: 'Retry 1 failed' }).click()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()
})

test.run()
