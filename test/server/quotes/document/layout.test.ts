import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeQuote } from '../../../../server/quotes/document/index.ts'
import { pictureSize, tableColumns } from '../../../../server/quotes/document/table-columns.ts'
import { shapesIn, textsIn } from '../../../support/pdf-layout.ts'
import { printFonts } from '../../../support/print-fonts.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
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

test('of texts: left, top and height of each line in points', ({ file }) => {
  assert.equal(textsIn(file), [
    [
      '50.0 31.5 10.3 Draft: this quote has not been sent.',
      '80.0 64.0 16.3 Nairobi Prefab & Interiors',
      '448.2 64.0 14.1 Quote 2026-0042',
      '80.0 85.0 9.2 Manyanja Road, Nairobi, Kenya',
      '80.0 97.0 9.2 +254 700 000 000 · info@example.com · example.org',
      '474.7 83.0 10.3 22 November 2026',
      '515.9 96.0 10.3 Version 2',
      '40.0 132.0 10.9 Wanjiru Kamau',
      '40.0 145.5 10.9 wanjiru@example.com',
      '426.1 132.0 10.9 Valid until 21 December 2026',
      '90.0 182.0 9.2 Item',
      '347.0 182.0 9.2 Number',
      '424.2 182.0 9.2 KES each',
      '537.6 182.0 9.2 KES',
      '368.9 205.5 10.3 12',
      '433.4 205.5 10.3 68,500',
      '520.1 205.5 10.3 739,800',
      '330.8 254.5 10.3 1 lump sum',
      '433.4 254.5 10.3 68,500',
      '525.4 254.5 10.3 68,500',
      '368.9 280.5 10.3 12',
      '433.4 280.5 10.3 68,500',
      '520.1 280.5 10.3 822,000',
      '90.0 205.0 10.3 Ch8 Desk chair',
      '90.0 216.9 9.2 Mahogany, 160 cm',
      '90.0 227.9 9.2 Discount 10 %',
      '90.0 254.0 10.3 Assembly on the site',
      '90.0 280.0 10.3 Ch9 Chair',
      '285.3 335.0 10.3 Sum',
      '285.3 354.0 10.3 Delivery to Nakuru',
      '512.3 335.0 10.3 1,630,300',
      '525.6 354.0 10.3 45,000',
      '285.3 373.0 10.3 Before VAT',
      '512.5 373.0 10.3 1,675,300',
      '285.3 392.0 10.3 VAT 16 %',
      '520.1 392.0 10.3 268,048',
      '285.3 411.0 12.0 Total KES',
      '503.0 411.0 12.0 1,943,348',
      '40.0 449.8 10.3 This quote is valid until 21 December 2026. Prices are before VAT, which is added above.',
      '40.0 473.1 10.3 Delivered and assembled.',
      '40.0 745.7 10.3 Half on order.',
      '40.0 807.9 8.7 Nairobi Prefab & Interiors · +254 700 000 000 · info@example.com',
      '514.2 807.9 8.7 Page 1 of 2',
    ],
    [
      '50.0 31.5 10.3 Draft: this quote has not been sent.',
      '40.0 64.0 9.2 Nairobi Prefab & Interiors',
      '449.4 64.0 9.2 Quote 2026-0042, version 2',
      '40.0 92.0 10.3 Terms',
      '40.0 108.0 10.3 Thirty days.',
      '40.0 131.3 10.3 How to pay',
      '40.0 147.3 10.3 M-Pesa paybill 000000, account: the number of the quote',
      '40.0 160.6 10.3 Bank: Example Bank, account 000',
      '136.0 205.9 12.0 Accept this quote or ask a question',
      '136.0 222.9 9.8 Scan the code, or open this address. It is for you alone.',
      '136.0 238.9 9.8 https://example.org/quotes/AAAAAAAAAAAAAAAAAAAAAA',
      '40.0 807.9 8.7 Nairobi Prefab & Interiors · +254 700 000 000 · info@example.com',
      '514.2 807.9 8.7 Page 2 of 2',
    ],
  ])
})

test('of pictures, lines and the code: left, top, width and height in points', ({ bytes }) => {
  assert.equal(shapesIn(bytes), [
    [
      '40.0 26.0 515.3 22.0 line of 1, corners of 6.0',
      '40.0 800.9 515.3 0.0 line of 0.5',
      '40.0 64.0 30.0 30.0 frame, corners of 7.0',
      '40.0 199.0 515.3 0.0 line of 0.5',
      '40.0 205.0 40.0 37.0 frame, corners of 4.0',
      '40.0 248.0 515.3 0.0 line of 0.5',
      '40.0 274.0 515.3 0.0 line of 0.5',
      '40.0 280.0 40.0 37.0 frame, corners of 4.0',
      '40.0 323.0 515.3 0.0 line of 0.5',
      '285.3 350.0 270.0 0.0 line of 0.5',
      '285.3 369.0 270.0 0.0 line of 0.5',
      '285.3 388.0 270.0 0.0 line of 0.5',
      '285.3 407.0 270.0 0.0 line of 0.5',
      '285.3 427.8 270.0 0.0 line of 0.5',
    ],
    [
      '40.0 26.0 515.3 22.0 line of 1, corners of 6.0',
      '40.0 79.0 515.3 0.0 line of 0.5',
      '40.0 800.9 515.3 0.0 line of 0.5',
      '40.0 191.9 84.0 84.0 area',
    ],
  ])
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
