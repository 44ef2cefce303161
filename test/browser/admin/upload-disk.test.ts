import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { builtServer } from '../../support/built-server.ts'
import { tinyMovie } from '../../support/samples.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { siteSuite } from '../site-suite.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const test = siteSuite('upload manager on a small disk')

const megabyte = 1024 * 1024
const section = 'executive-furniture/chairs'
const film = tinyMovie({ tracks: [{ chunks: ['x'.repeat(20 * megabyte), 'y'] }] })

test('a full disk fails the upload, and a retry succeeds with free space', async ({ browser }) => {
  const disk = await smallDisk(64)
  if (disk.kind === 'stand-in') return console.log('not shown: the stand-in cuts no file')
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(disk.folder, name))))
  const server = await builtServer(disk.folder, disk.env)
  await server.start()
  const file = join(await temporaryFolder(), 'tour.mp4')
  await writeFile(file, film)

  const { page } = await atUploadManager(browser, server.url, { section })
  const devtools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 20, downloadThroughput: -1 }
  const speed = { ...slow, uploadThroughput: 4 * megabyte }
  await devtools.send('Network.emulateNetworkConditions', speed)
  await choose(page, 'Choose a file for video 1', file)
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByText(/^(4\d|5\d|6\d) %$/).waitFor()
  await disk.fill()
  await page
    .getByRole('log')
    .getByText(/The disk .*full/)
    .waitFor()
  await toastOf(page, '0 files uploaded successfully. 1 failed.').waitFor()

  await disk.empty()
  const begun: string[] = []
  page.on('request', request => begun.push(request.method()))
  await page.getByRole('button', { name: 'Retry 1 failed' }).click()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()
  assert.equal([begun.includes('PATCH'), begun.includes('POST')], [true, false])
  const served = await fetch(`${server.url}/uploads/${section}/hero/video-1.mp4`)
  assert.is((await served.arrayBuffer()).byteLength, film.length)
})

test.run()
