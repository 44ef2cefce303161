import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Catalog } from '../../../server/catalogs/catalog.ts'
import { writeCatalog } from '../../../server/catalogs/document/index.ts'
import { shapesIn, textsIn } from '../../support/pdf-layout.ts'
import { poppler } from '../../support/poppler.ts'
import { printFonts } from '../../support/print-fonts.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { shortCatalog } from './sources.ts'

const test = suite<{ folder: string; file: string }>('layout of a catalog')

/** Of the photos, which nothing else in a catalog has. */
const MAGENTA = '#ff00ff'

test.before(async context => {
  context.folder = await temporaryFolder()
  context.file = join(context.folder, 'catalog.pdf')
  await writeFile(context.file, await writeCatalog(await ofPhotos(), 'full', printFonts))
})

test('of texts: left, top and height of each line in points', ({ file }) => {
  assert.equal(textsIn(file), [
    [
      '94.0 55.0 14.1 Nairobi Prefab & Interiors',
      '48.0 142.0 10.9 C ATA L O G 2 0 3 1',
      '48.0 162.0 60.9 Prefab Units',
      '48.0 234.2 15.2 Commercial, public and residential units with their names and',
      '48.0 255.2 15.2 numbers, to print or pass on.',
      '48.0 288.2 12.0 4 items',
      '48.0 803.9 12.0 +254 700 000 000 · info@example.com',
    ],
    [
      '40.0 30.0 8.7 Prefab Units Catalog',
      '535.6 30.0 8.7 Index',
      '40.0 66.0 32.6 Index',
      '40.0 108.0 10.9 4 items by name, with the page that shows each.',
      '40.0 138.0 9.8 Camp 1',
      '194.4 138.0 9.8 3',
      '40.0 156.6 9.8 Classroom 1',
      '194.4 156.6 9.8 3',
      '40.0 175.2 9.8 Garden gazebo 1',
      '194.4 175.2 9.8 3',
      '40.0 193.8 9.8 Two-storey unit 1',
      '194.4 193.8 9.8 3',
      '40.0 810.9 8.7 Nairobi Prefab & Interiors · +254 700 000 000 · info@example.com',
      '550.5 810.9 8.7 2',
    ],
    [
      '40.0 30.0 8.7 Prefab Units Catalog',
      '40.0 219.6 9.8 1',
      '64.0 219.6 9.8 Two-storey unit 1',
      '40.0 404.1 9.8 4',
      '64.0 404.1 9.8 Garden gazebo 1',
      '522.0 30.0 8.7 No. 1 to 4',
      '216.8 219.6 9.8 2',
      '240.8 219.6 9.8 Camp 1',
      '40.0 810.9 8.7 Nairobi Prefab & Interiors · +254 700 000 000 · info@example.com',
      '393.5 219.6 9.8 3',
      '417.5 219.6 9.8 Classroom 1',
      '550.5 810.9 8.7 3',
    ],
    [
      '40.0 30.0 8.7 Prefab Units Catalog',
      '527.0 30.0 8.7 Contact',
      '40.0 74.0 34.8 Close to what you need?',
      '40.0 120.0 13.1 Send us its name and number with the change you have in mind.',
      '40.0 194.0 9.8 Office',
      '40.0 209.0 13.1 Nairobi Prefab & Interiors',
      '40.0 226.0 13.1 Manyanja Road',
      '40.0 243.0 13.1 Nairobi',
      '40.0 260.0 13.1 Kenya',
      '40.0 291.0 9.8 Phone',
      '40.0 306.0 13.1 +254 700 000 000',
      '40.0 337.0 9.8 E-mail',
      '40.0 352.0 13.1 info@example.com',
      '40.0 383.0 9.8 Website',
      '40.0 398.0 13.1 example.org',
      '358.0 401.3 9.8 WhatsApp',
      '358.0 415.3 13.1 Chat with +254 711 111 111',
      '40.0 429.0 9.8 Business hours',
      '358.0 433.3 9.2 Scan the code, or tap the line above.',
      '40.0 444.0 13.1 Monday to Friday: 8:00 AM to 6:00 PM',
      '40.0 461.0 13.1 Saturday: 9:00 AM to 4:00 PM',
      '40.0 478.0 13.1 Sunday: Closed',
      '40.0 810.9 8.7 Nairobi Prefab & Interiors · +254 700 000 000 · info@example.com',
      '550.5 810.9 8.7 4',
    ],
  ])
})

test('of pictures: left, top, width and height in points', async ({ folder, file }) => {
  poppler('pdftoppm', ['-png', '-r', '72', file, join(folder, 'page')])
  const boxes = [1, 2, 3, 4].map(async number => {
    const page = await readFile(join(folder, `page-${number}.png`))
    return boxOf(page, ([red, green, blue]) => red > 240 && green < 20 && blue > 240)
  })
  assert.equal(await Promise.all(boxes), [[48, 322, 499, 434], [], [40, 64, 515, 334], []])
})

test('of lines and areas: left, top, width and height in points', async ({ file }) => {
  assert.equal(shapesIn(await readFile(file)), [
    [
      '48.0 46.0 34.0 34.0 frame, corners of 8.0',
      '48.0 322.2 499.3 433.6 frame, corners of 14.0',
      '48.0 315.3 499.3 447.6 frame',
    ],
    [
      '40.0 46.0 515.3 755.9 line of 0.5',
      '40.0 151.6 159.8 0.0 line of 0.4',
      '40.0 170.2 159.8 0.0 line of 0.4',
      '40.0 188.8 159.8 0.0 line of 0.4',
      '40.0 207.4 159.8 0.0 line of 0.4',
    ],
    [
      '40.0 46.0 515.3 755.9 line of 0.5',
      '40.0 64.0 161.8 149.6 frame, corners of 7.0',
      '216.8 64.0 161.8 149.6 frame, corners of 7.0',
      '393.5 64.0 161.8 149.6 frame, corners of 7.0',
      '40.0 248.5 161.8 149.6 frame, corners of 7.0',
    ],
    [
      '40.0 46.0 515.3 755.9 line of 0.5',
      '340.0 190.0 215.3 281.3 area, corners of 14.0',
      '358.0 208.0 179.3 179.3 area, corners of 8.0',
    ],
  ])
})

test('of the mark on the cover, in points', async ({ folder }) => {
  const page = await readFile(join(folder, 'page-1.png'))
  const corner = await sharp(page).extract({ left: 0, top: 0, width: 92, height: 120 }).toBuffer()
  const [ground] = await pixelsOf(corner)
  assert.equal(
    await boxOf(corner, pixel =>
      pixel.some((value, i) => Math.abs(value - (ground?.[i] ?? 0)) > 12),
    ),
    [48, 46, 34, 34],
  )
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

type Pixel = [red: number, green: number, blue: number]

async function pixelsOf(picture: Buffer): Promise<Pixel[]> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer()
  return Array.from(
    { length: data.length / 3 },
    (_, i) => [...data.subarray(3 * i, 3 * i + 3)] as Pixel,
  )
}

/** Around the pixels of a picture that match: left, top, width and height. */
async function boxOf(picture: Buffer, matches: (pixel: Pixel) => boolean): Promise<number[]> {
  const { width = 0 } = await sharp(picture).metadata()
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (const [i, pixel] of (await pixelsOf(picture)).entries()) {
    if (!matches(pixel)) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  return right < 0 ? [] : [left, top, right - left, bottom - top]
}

test.run()
