import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../web/admin/contract.ts'
import {
  cornerOf,
  labelSheets,
  pagesFor,
  placesOn,
} from '../../web/admin/products/labels/label-sheets.ts'
import { api } from '../../web/routes.ts'
import { installFromDebian } from '../support/install-from-debian.ts'
import { poppler } from '../support/poppler.ts'
import { startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('codes on printed labels')

/** A cheap printer, or a photo from an arm's length. */
const DPI = 150
const pixels = (millimetres: number) => Math.round((millimetres * DPI) / 25.4)

test.before(() => {
  if (spawnSync('zbarimg', ['--version']).error) installFromDebian('zbar-tools')
})

test('each opens its product, on every sheet and under a long address', async () => {
  const site = await startSite({
    env: { PUBLIC_URL: 'https://www.nairobi-prefab-and-interiors.co.ke' },
  })
  const { products } = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
  const codes = products.filter((_, index) => index % 19 === 0).map(({ code }) => code)
  for (const sheet of labelSheets) {
    const start = Math.min(2, placesOn(sheet))
    const answer = await site.ask('POST', api.labels, { codes, sheet: sheet.id, start })
    const folder = await temporaryFolder()
    const file = join(folder, 'labels.pdf')
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
    poppler('pdftoppm', ['-r', `${DPI}`, '-gray', '-png', file, join(folder, 'page')])
    const digits = `${pagesFor(sheet, start, codes.length)}`.length
    for (const [index, code] of codes.entries()) {
      const page = Math.floor((start - 1 + index) / placesOn(sheet)) + 1
      const printed = join(folder, `page-${`${page}`.padStart(digits, '0')}.png`)
      const { x, y } = cornerOf(sheet, ((start - 1 + index) % placesOn(sheet)) + 1)
      const { width, height } = sheet.label
      const area = { left: pixels(x), top: pixels(y), width: pixels(width) - 1 }
      const label = join(folder, 'label.png')
      await sharp(await readFile(printed))
        .extract({ ...area, height: pixels(height) - 1 })
        .toFile(label)
      const { stdout } = spawnSync('zbarimg', ['-q', '--raw', label], { encoding: 'utf8' })
      const address = stdout.trim()
      const { origin, pathname } = new URL(address || 'https://unread.example')
      assert.is(origin, 'https://www.nairobi-prefab-and-interiors.co.ke', `${sheet.id}: ${code}`)
      const opened = await fetch(site.url + pathname)
      assert.is(opened.status, 200, address)
      assert.match(await opened.text(), `<link rel="canonical" href="${address}"`)
    }
  }
})

test.run()
