import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Book } from '../../../server/pdf/book.ts'
import { type Row, rowsTable } from '../../../server/pdf/rows-table.ts'

const test = suite('table of names and values in a PDF')

type Printed = Record<string, unknown>

/** A book of which a value takes as many lines as it has words, whatever their size. */
function recording() {
  const texts: Printed[] = []
  const lines: number[][] = []
  const pdf = {
    moveTo: (x: number, y: number) => lines.push([x, y]) && pdf,
    lineTo: (x: number, y: number) => lines.at(-1)?.push(x, y) && pdf,
    lineWidth: () => pdf,
    stroke: () => pdf,
  }
  const book = {
    pdf,
    part: (kind: string) => kind,
    text: (part: string, kind: string, text: string, style: object) =>
      texts.push({ part, kind, text, ...style }),
    decoration: (draw: () => void) => draw(),
    heightOf: (text: string, { size }: { size: number }) => text.split(' ').length * size * 1.3,
  }
  return { book: book as unknown as Book, texts, lines }
}

const style = { names: 100, padding: 4, sizes: [10, 8] }

/** @param height of the area, whose upper left corner is at 20, 50 */
function table(rows: Row[], height: number) {
  const { book, texts, lines } = recording()
  const end = rowsTable(book, rows, { x: 20, y: 50, width: 300, height }, style)
  const [names, values] = ['TH', 'TD'].map(kind => texts.filter(text => text.kind === kind))
  const sizes = new Set(texts.map(({ size }) => size))
  assert.is(sizes.size, 1, 'all of it is of one size')
  return { end, lines, names, values, size: [...sizes][0], most: values?.[0]?.lines }
}

const long: Row[] = [
  ['Material', 'of five words or so'],
  ['Weight', 'two kilograms'],
]

test('stands in two columns, each row below the one before, with a line under it', () => {
  const { end, lines, names, values } = table(long, 200)
  // Five lines and two of 13 points, with 4 points around them.
  assert.equal(
    [names, values].map(texts => texts?.map(({ x, y, width }) => [x, y, width])),
    [
      [
        [20, 52, 100],
        [20, 121, 100],
      ],
      [
        [128, 52, 192],
        [128, 121, 192],
      ],
    ],
  )
  assert.equal(lines, [
    [20, 119, 320, 119],
    [20, 149, 320, 149],
  ])
  assert.is(end, 149)
  assert.equal(
    names?.map(({ text, lines }) => [text, lines]),
    [
      ['Material', 1],
      ['Weight', 1],
    ],
  )
})

test('is printed as large as it fits, to the point', () => {
  assert.equal([table(long, 99).size, table(long, 99).most], [10, 5])
  assert.equal([table(long, 98.9).size, table(long, 98.9).most], [8, 5])
})

test('has fewer lines for each value where the smallest print is not enough', () => {
  const steps = [5, 3, 2, 1].map(most => {
    const [first, second] = [Math.min(5, most), Math.min(2, most)]
    const { most: lines, size, end } = table(long, (first + second) * 8 * 1.3 + 8.01)
    return [lines, size, Math.round(end - 50)]
  })
  assert.equal(steps, [
    [5, 8, 81],
    [3, 8, 60],
    [2, 8, 50],
    [1, 8, 29],
  ])
})

test('is printed at its smallest with one line for each where nothing fits', () => {
  const { size, most, end } = table(long, 10)
  assert.equal([size, most, Math.round(end - 50)], [8, 1, 29])
})

test.run()
