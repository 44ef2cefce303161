import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeQuote } from '../../../../../server/features/quotes/document/index.ts'
import {
  pictureSize,
  tableColumns,
} from '../../../../../server/features/quotes/document/table-columns.ts'
import { shapesIn, textsIn } from '../../../../support/pdf-layout.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { line, quoteContent, quotePaper, slots } from './paper.ts'

const test = suite<{ bytes: Buffer; file: string }>('layout of a quote')

test.before(async context => {
  const lines = [
    line({
      ...{ code: 'Ch8', text: 'Desk chair', detail: 'Mahogany, 160 cm', slot: slots[0] },
      discount: { percent: 10 },
    }),
    line({ kind: 'text', text: 'Assembly on the site', unit: 'lump', quantity: 1000 }),
    line({ code: 'Ch9', text: 'Chair', slot: slots[1] }),
  ]
  const note = `Delivered and assembled.${'\n'.repeat(40)}Half on order.`
  const content = quoteContent({ lines, note, terms: 'Thirty days.' })
  const paper = quotePaper({ edition: 2, mark: 'draft', content })
  context.bytes = await writeQuote(paper, printFonts)
  context.file = join(await temporaryFolder(), 'quote.pdf')
  await writeFile(context.file, context.bytes)
})

/** Left, top, height and words of a text; pages end at 842 points. */
const placed = (line: string) => {
  const [, left, top, height, words = ''] = /^([\d.]+) ([\d.]+) ([\d.]+) (.*)$/.exec(line) ?? []
  return { left: Number(left), top: Number(top), bottom: Number(top) + Number(height), words }
}

test('of texts: within the margins of two pages, each row below the one before', ({ file }) => {
  const pages = textsIn(file).map(lines => lines.map(placed))
  assert.is(pages.length, 2)
  for (const { left, top, bottom, words } of pages.flat()) {
    assert.ok(left >= 40 && top >= 26 && bottom <= 842 - 24, `${words}: ${left}, ${top}`)
  }
  const topOf = (words: string) => pages[0]?.find(line => line.words === words)?.top ?? 0
  const rows = ['Item', 'Ch8 Desk chair', 'Assembly on the site', 'Ch9 Chair', 'Sum', 'Total KES']
  for (const [index, words] of rows.slice(1).entries()) {
    assert.ok(topOf(words) - topOf(rows[index] ?? '') > 20, words)
  }
})

test('of pictures: beside the first line of their item, the code alone below the words', ({
  bytes,
  file,
}) => {
  const [first = [], second = []] = shapesIn(bytes)
  const frames = first.filter(shape => shape.includes('40.0 37.0 frame'))
  const tops = textsIn(file)[0]
    ?.map(placed)
    .filter(({ words }) => /^Ch\d /.test(words))
  assert.equal(
    frames.map(frame => Number(frame.split(' ')[1])),
    tops?.map(({ top }) => top),
  )
  const [code = ''] = second.filter(shape => shape.endsWith('area'))
  const [left = 0, , width = 0] = code.split(' ').map(Number)
  const address = textsIn(file)[1]
    ?.map(placed)
    .find(({ words }) => words.startsWith('https://'))
  assert.ok((address?.left ?? 0) >= left + width, code)
})

const picturesOf = (count: number) =>
  new Map(slots.slice(0, count).map(slot => [slot, { jpeg: Buffer.alloc(0) }]))

test('more than 12 pictures are smaller, and leave more to the words', () => {
  assert.equal(pictureSize(12), { width: 40, height: 37 })
  assert.equal(pictureSize(13), { width: 30, height: 27.75 })
  const columns = [0, 12, 13].map(count => tableColumns({ pictures: picturesOf(count) }))
  assert.equal(
    columns.map(({ text }) => text.x),
    [40, 90, 80],
  )
})

test.run()
