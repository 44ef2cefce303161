import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import type { OpenedPage } from '../../../../web/features/pages/contract.ts'
import { startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'

const test = suite('files of slots that come to a site')

const ABOUT = `?path=${encodeURIComponent('/about')}`
const NEW = 'executive-furniture/chairs/products/product-ch101.jpg'

test('the volume is looked through for the file of a new product, and not for other words', async () => {
  let scans = 0
  const logTo = {
    write(line: string) {
      if (line.includes('volume looked through')) scans += 1
    },
  }
  const site = await startSite({ logTo })
  const { version, keys, source } = (await (
    await site.ask('GET', api.editedPage + ABOUT)
  ).json()) as OpenedPage
  const sections = source.sections.map((one, at) => (at === 1 ? { ...one, title: 'New' } : one))
  const draft = { version, keys, source: { ...source, sections } }
  const saved = await (await site.ask('PUT', api.pageDraft + ABOUT, draft)).json()
  await site.ask('POST', api.publishPage + ABOUT, { version: saved.version })
  assert.match(await (await fetch(`${site.url}/about`)).text(), '>New<')

  const file = join(site.uploadsDir, NEW)
  await mkdir(dirname(file), { recursive: true })
  await copyFile('test/samples/photo-12mp-rotated-gps.jpg', file)
  const product = { collection: 'chairs', code: 'Ch101', name: 'Ch101' }
  assert.is((await site.ask('POST', api.adminProducts, product)).status, 201)
  await until('its photo', async () => {
    const { type } = await (await fetch(`${site.url}/uploads/${NEW}`, { method: 'HEAD' })).blob()
    return type === 'image/jpeg'
  })
  assert.is(scans, 1)
})

test.run()
