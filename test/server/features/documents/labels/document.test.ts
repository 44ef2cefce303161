import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeLabels } from '../../../../../server/features/documents/labels/document/index.ts'
import type { Label, Labels } from '../../../../../server/features/documents/labels/labels.ts'
import {
  cornerOf,
  type LabelSheet,
  labelSheets,
  placesOn,
} from '../../../../../web/features/products/admin/labels/label-sheets.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { readPdf } from '../../../../support/read-pdf.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('labels as PDF')

const label = (code: string, name = code): Label => ({
  code,
  name,
  address: `https://example.org/products/${code.toLowerCase()}`,
})

const numbered = (count: number) => Array.from({ length: count }, (_, i) => label(`Ch${i + 1}`))

async function open(said: Partial<Labels>) {
  const labels = { labels: numbered(3), sheet: 'a4-21', start: 1, hasCutMarks: false } as const
  const file = join(await temporaryFolder(), 'labels.pdf')
  const job = { ...labels, companyName: 'Amani Interiors', ...said }
  await writeFile(file, await writeLabels(job, printFonts))
  const { fact, text } = readPdf(file, ['-bbox'])
  return { fact, words: text }
}

/** Where a word stands on its page, in millimetres. */
function placeOf(words: string, word: string) {
  const [, x, y] = new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)"[^>]*>${word}<`).exec(words) ?? []
  return { x: (Number(x) * 25.4) / 72, y: (Number(y) * 25.4) / 72 }
}

function isInPlace(sheet: LabelSheet, place: number, { x, y }: { x: number; y: number }): boolean {
  const corner = cornerOf(sheet, place)
  const { width, height } = sheet.label
  return x > corner.x && x < corner.x + width && y > corner.y && y < corner.y + height
}

for (const sheet of labelSheets) {
  test(`${sheet.name}: the page has the size of the paper, and each label its place`, async () => {
    const places = placesOn(sheet)
    const start = Math.min(3, places)
    const { fact, words } = await open({ sheet: sheet.id, start, labels: numbered(places) })
    const [width, height] = (fact('Page size') ?? '').match(/[\d.]+/g)?.map(Number) ?? []
    assert.ok(Math.abs(((width ?? 0) * 25.4) / 72 - sheet.page.width) < 0.05, `${width}`)
    assert.ok(Math.abs(((height ?? 0) * 25.4) / 72 - sheet.page.height) < 0.05, `${height}`)
    assert.is(fact('Pages'), `${Math.ceil((start - 1 + places) / places)}`)
    const pages = words.split('<page ').slice(1)
    for (let index = 0; index < places; index++) {
      const page = pages[Math.floor((start - 1 + index) / places)] ?? ''
      const place = ((start - 1 + index) % places) + 1
      const found = placeOf(page, `Ch${index + 1}`)
      assert.ok(isInPlace(sheet, place, found), `Ch${index + 1} at ${found.x}, ${found.y}`)
    }
  })

  test(`${sheet.name}: the grid is on the page`, () => {
    const { x, y } = cornerOf(sheet, 1)
    const last = cornerOf(sheet, placesOn(sheet))
    assert.ok(x >= 0 && y >= 0)
    const right = sheet.page.width - last.x - sheet.label.width
    const bottom = sheet.page.height - last.y - sheet.label.height
    assert.ok(Math.abs(right - x) < 0.01 && Math.abs(bottom - y) < 0.01, `${right}, ${bottom}`)
  })
}

test('long words stay on their label, and those that cannot be printed are left out', async () => {
  const labels = [
    label('A1', 'The longest name that anybody could give '.repeat(8)),
    label(`B-${'9'.repeat(18)}`, 'W'.repeat(80)),
    label('C1', 'كرسي 🪑'),
  ]
  for (const { id } of labelSheets) {
    const { fact, words } = await open({ sheet: id, labels, companyName: 'x'.repeat(100) })
    assert.is(fact('Pages'), id.startsWith('roll') ? '3' : '1', id)
    assert.match(words, '>C1<')
  }
})

test('a name that is the code is not said twice', async () => {
  const { words } = await open({ labels: [label('Ch8'), label('KP7', 'Kitchen Product 7')] })
  assert.is(words.match(/>Ch8</g)?.length, 1)
  assert.match(words, '>Kitchen<')
})

test.run()
