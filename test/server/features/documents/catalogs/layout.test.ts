import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Catalog } from '../../../../../server/features/documents/catalogs/catalog.ts'
import { writeCatalog } from '../../../../../server/features/documents/catalogs/document/index.ts'
import { poppler } from '../../../../support/poppler.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import {
  bottomOf,
  isWithin,
  misplaced,
  type Place,
  type PrintedPage,
  printedPages,
} from '../../../../support/printed-places.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { shortCatalog } from './sources.ts'

interface Context {
  file: string
  pages: [cover: PrintedPage, index: PrintedPage, grid: PrintedPage, contact: PrintedPage]
}

const test = suite<Context>('layout of a catalog')

/** The filter of photos, which nothing else in a catalog has. */
const MAGENTA = '#ff00ff'

test.before(async context => {
  context.file = join(await temporaryFolder(), 'catalog.pdf')
  const bytes = await writeCatalog(await ofPhotos(), 'full', printFonts)
  await writeFile(context.file, bytes)
  context.pages = printedPages(context.file, bytes) as unknown as Context['pages']
  assert.is(context.pages.length, 4)
})

test('nothing leaves the margins, and no line covers another', ({ pages }) => {
  const [cover, ...others] = pages
  assert.equal([misplaced(cover, 48), ...others.map(page => misplaced(page))].flat(), [])
})

test('the cover has mark and company, title, words and its picture, the address below', ({
  pages: [{ line, of }],
}) => {
  const [mark, picture] = of('frame, corners') as [Place, Place]
  const company = line('Nairobi Prefab')
  assert.ok(mark.width === 34 && company.left > mark.left + mark.width)
  const words = ['Nairobi', 'C ATA L O G', 'Prefab Units', 'Commercial', 'numbers', '4 items']
  const tops = [...words.map(one => line(one).top), picture.top, line('+254').top]
  assert.equal(
    tops,
    tops.toSorted((one, other) => one - other),
  )
  assert.ok(line('Prefab Units').height > 60 && bottomOf(picture) < line('+254').top)
})

test('the index has names above lines with their pages at the right', ({ pages: [, index] }) => {
  const lines = index.of('line of 0.4')
  const names = ['Camp 1', 'Classroom 1', 'Garden gazebo 1', 'Two-storey unit 1']
  for (const [at, name] of names.entries()) {
    const { left, top, height } = index.line(name)
    assert.ok(Math.abs(top + height - (lines[at] as Place).top) < 5, name)
    const page = index.lines.find(line => line.top === top && line.left > left)
    assert.equal([page?.words, page?.left], ['3', 194.4], name)
  }
})

test('items are in three columns, each with number and name below its picture', ({
  pages: [, , grid],
}) => {
  const names = ['Two-storey unit 1', 'Camp 1', 'Classroom 1', 'Garden gazebo 1']
  for (const [at, picture] of grid.of('frame').entries()) {
    const { left, top } = grid.line(names[at] ?? '')
    assert.ok(left - picture.left === 24 && top > bottomOf(picture), names[at])
    const number = grid.lines.find(line => line.top === top && line.left === picture.left)
    assert.is(number?.words, String(at + 1))
  }
  assert.equal(
    grid.of('frame').map(({ left, top }) => [left, top]),
    [40, 216.8, 393.5].map(left => [left, 64]).concat([[40, 248.5]]),
  )
})

test('the contact page has the details at the left, the code to scan at the right', ({
  pages: [, , , contact],
}) => {
  const [area, code] = contact.of('area') as [Place, Place]
  assert.ok(isWithin(code, area) && code.width === code.height)
  for (const words of ['WhatsApp', 'Chat with', 'Scan the code']) {
    assert.ok(isWithin(contact.line(words), area), words)
  }
  for (const words of ['Office', 'Phone', 'E-mail', 'Website', 'Business hours', 'Sunday']) {
    const { left } = contact.line(words)
    assert.ok(left === 40 && left < area.left, words)
  }
})

test('photos fill their frames', async ({ file, pages }) => {
  poppler('pdftoppm', ['-png', '-r', '72', file, file])
  for (const [at, { of }] of pages.entries()) {
    const { data, info } = await sharp(`${file}-${at + 1}.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isPhoto = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(3 * (info.width * y + x))
      return red > 240 && green < 20 && blue > 240
    }
    // That of the mark comes first on the cover.
    for (const frame of of('frame, corners').slice(at === 0 ? 1 : 0)) {
      const [x, y] = [Math.round(frame.left), Math.round(frame.top + frame.height / 2)]
      const right = Math.round(frame.left + frame.width)
      assert.ok(isPhoto(x + 1, y) && isPhoto(right - 2, y), `page ${at + 1}`)
      assert.not.ok(isPhoto(x - 2, y) || isPhoto(right + 2, y), `page ${at + 1}`)
    }
  }
})

async function ofPhotos(): Promise<Catalog> {
  const file = join(await temporaryFolder(), 'photo.jpg')
  const photo = { width: 1200, height: 900, channels: 3, background: MAGENTA } as const
  await sharp({ create: photo }).jpeg({ quality: 100 }).toFile(file)
  const catalog = shortCatalog(4)
  const shown = { photo: { file, version: '1' } }
  return {
    ...catalog,
    cover: { ...catalog.cover, ...shown },
    items: catalog.items.map(item => ({ ...item, picture: { ...item.picture, ...shown } })),
  }
}

test.run()
