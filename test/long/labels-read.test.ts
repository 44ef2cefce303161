import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../web/admin/contract.ts'
import { api, routes } from '../../web/base/routes.ts'
import {
  cornerOf,
  type LabelSheet,
  labelSheets,
  pagesFor,
  placesOn,
} from '../../web/features/products/admin/labels/label-sheets.ts'
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

const ORIGIN = 'https://www.nairobi-prefab-and-interiors.co.ke'

test('each opens its product, on every sheet and under a long address', async () => {
  const site = await startSite({ env: { PUBLIC_URL: ORIGIN } })
  const { products } = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
  // One more than fill the places of the largest sheet after the first.
  const codes = products.filter((_, index) => index % 41 === 0).map(({ code }) => code)
  const addresses = codes.map(code => ORIGIN + routes.product(code))
  for (const address of addresses) {
    const opened = await fetch(site.url + new URL(address).pathname)
    assert.is(opened.status, 200, address)
    assert.match(await opened.text(), `<link rel="canonical" href="${address}"`)
  }
  for (const sheet of labelSheets) {
    const start = Math.min(2, placesOn(sheet))
    const answer = await site.ask('POST', api.labels, { codes, sheet: sheet.id, start })
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'labels.pdf'), new Uint8Array(await answer.arrayBuffer()))
    const labels = await printed(folder, sheet, start, codes.length)
    assert.equal(codesOn(labels), addresses, sheet.id)
  }
})

/** The labels of a folder's file as pictures, in the order of their places. */
async function printed(folder: string, sheet: LabelSheet, start: number, count: number) {
  const file = join(folder, 'labels.pdf')
  poppler('pdftoppm', ['-r', `${DPI}`, '-gray', '-png', file, join(folder, 'page')])
  const digits = `${pagesFor(sheet, start, count)}`.length
  const { width, height } = sheet.label
  const size = { width: pixels(width) - 1, height: pixels(height) - 1 }
  const pages = new Map<number, Promise<Page>>()
  const labels: string[] = []
  for (let index = 0; index < count; index++) {
    const number = Math.floor((start - 1 + index) / placesOn(sheet)) + 1
    const page =
      pages.get(number) ?? decoded(join(folder, `page-${`${number}`.padStart(digits, '0')}.png`))
    pages.set(number, page)
    const { data, info } = await page
    const { x, y } = cornerOf(sheet, ((start - 1 + index) % placesOn(sheet)) + 1)
    const label = join(folder, `label-${index}.png`)
    await sharp(data, { raw: info })
      .extract({ left: pixels(x), top: pixels(y), ...size })
      .toFile(label)
    labels.push(label)
  }
  return labels
}

type Page = Awaited<ReturnType<typeof decoded>>

const decoded = (file: string) => sharp(file).raw().toBuffer({ resolveWithObject: true })

/** In the order of the labels, read by one process. */
const codesOn = (labels: string[]) =>
  spawnSync('zbarimg', ['-q', '--raw', ...labels], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')

test.run()
