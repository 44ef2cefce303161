import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuotePaper } from '../../../../../server/features/quotes/document/quote-paper.ts'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { amountsOf } from '../../../../../web/features/quotes/page/amounts.ts'
import { quantityInWords } from '../../../../../web/features/quotes/page/line-words.ts'
import { totalRows } from '../../../../../web/features/quotes/page/total-rows.ts'
import { productPhoto } from '../../../../support/camera-photo.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { line, quoteContent, quotePaper, slots } from './paper.ts'
import { randomQuote } from './random-quote.ts'
import { readQuotes } from './read-quotes.ts'

const test = suite('quote as PDF')

// Of the suite, since several tests read the same quote.
let folder = ''
test.before(async () => {
  folder = await temporaryFolder()
})

const openAll = (all: readonly Partial<QuotePaper>[]) => readQuotes(all.map(quotePaper), folder)

async function open(said: Partial<QuotePaper> = {}) {
  const [opened] = await openAll([said])
  if (!opened) throw new Error('no quote')
  return opened
}

test('names in the letters of Europe, Vietnam and Africa are whole, and signs are legible', async () => {
  const { text } = await withContent({
    customer: { name: 'Nguyễn Hữu Thọ', company: 'Đường & Łódź, Ƙano' },
    lines: [line({ text: '½″ valve, tolerance ≤ 5 mm, Ø 25′' })],
    note: '₦ ₹ USh → 2⅓ m, 10⁶ Ω, anti‑rust',
  })
  for (const words of [
    'Nguyễn Hữu Thọ',
    'Đường & Łódź, Kano',
    '½″ valve, tolerance <= 5 mm, Ø 25′',
    '₦ ₹ USh -> 2 1⁄3 m, 10^6 Ohm, anti-rust',
  ]) {
    assert.match(text.normalize('NFC'), words)
  }
})

let plain: ReturnType<typeof open> | undefined
/** That of which a test says nothing. */
function openPlain() {
  plain ??= open()
  return plain
}

const withContent = (said: Partial<QuoteContent>) => open({ content: quoteContent(said) })

test('says whose it is, for whom, what, until when and how to pay', async () => {
  const { text, fact, urls } = await openPlain()
  for (const words of [
    'Nairobi Prefab & Interiors',
    'Manyanja Road, Nairobi, Kenya',
    'Quote 2026-0042',
    '22 November 2026',
    'Wanjiru Kamau',
    'wanjiru@example.com',
    'Valid until 21 December 2026',
    'Delivered and assembled.',
    'M-Pesa paybill 000000',
    'Bank: Example Bank',
    'Page 1 of 1',
    /Ch8 Desk chair +12 +68,500 +822,000/,
    'Mahogany, 160 cm',
    /Ch9 Chair +12 +21,000 +252,000/,
    /Sum +1,074,000/,
    /Delivery to Nakuru +45,000/,
    /Before VAT +1,119,000/,
    /VAT 16 % +179,040/,
    /Total KES +1,298,040/,
  ]) {
    assert.match(text, words)
  }
  assert.match(urls(), 'https://example.org/quotes/AAAAAAAAAAAAAAAAAAAAAA')
  assert.is(fact('Title'), 'Quote 2026-0042')
  assert.match(fact('Page size') ?? '', '(A4)')
  assert.is(fact('Tagged'), 'yes')
})

/** The row of a line in the text of the pages: its number, each and sum. */
const rowOf = (text: string, code: string) =>
  text.split('\n').find(row => row.trimStart().startsWith(`${code} `)) ?? ''

const inOneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

test('every line, sum and number of 20 quotes made at random can be read back', async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
  const quotes = await openAll(seeds.map(randomQuote))
  assert.is(quotes.length, 20)
  for (const { paper, text } of quotes) {
    const { content, totals, number } = paper
    const amount = amountsOf(content, totals)
    for (const [index, line] of content.lines.entries()) {
      const { code = '', unitPrice } = line
      const amounts =
        unitPrice === null ? ['–', '–'] : [amount(unitPrice), amount(totals.lines[index] ?? 0)]
      const numbers = [quantityInWords(line), ...amounts]
      const row = rowOf(text, code).replace(/\s/g, '')
      assert.ok(row.endsWith(numbers.join('').replace(/\s/g, '')), `${row}, not ${numbers}`)
    }
    for (const { label, amount: said } of totalRows(content, totals, amount)) {
      assert.match(inOneSpace(text), `${label} ${said}`, `${label} of quote ${number}`)
    }
    assert.match(text, number)
  }
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    line({ code: `OF${index}`, text: 'Desk', slot: slots[index], quantity: (index + 1) * 1000 }),
  )

const withoutPictures = (count: number) => many(count).map(({ slot: _, ...one }) => one)

test('60 lines flow over pages, each with the head of the table, within 150 KB', async () => {
  const { pages, text, bytes } = await withContent({ lines: many(60) })
  for (let index = 0; index < 60; index++) assert.match(rowOf(text, `OF${index}`), /Desk/)
  const withLines = pages.filter(page => /OF\d+ Desk/.test(page))
  assert.ok(withLines.length > 1)
  for (const page of withLines) assert.match(page, /Item +Number +KES each +KES/)
  for (const [index, page] of pages.entries()) {
    assert.match(page, `Page ${index + 1} of ${pages.length}`)
    assert.match(page, '2026-0042')
  }
  assert.ok(bytes.length <= 150_000, `${bytes.length}`)
})

test('the total is on a page with a line, however many lines there are', async () => {
  const counts = Array.from({ length: 10 }, (_, index) => 22 + index)
  const lines = counts.map(count => withoutPictures(count))
  const quotes = await openAll(lines.map(lines => ({ content: quoteContent({ lines }) })))
  assert.is(quotes.length, counts.length)
  for (const { paper, pages } of quotes) {
    const page = pages.find(one => one.includes('Total KES')) ?? ''
    assert.match(page, /OF\d+ Desk/, `${paper.content.lines.length} lines`)
  }
})

test('later editions say which version they are', async () => {
  assert.not.match((await openPlain()).text, 'Version')
  const second = await open({ edition: 2 })
  assert.match(second.text, 'Version 2')
  assert.is(second.fact('Title'), 'Quote 2026-0042, version 2')
})

test('a draft and a withdrawn quote say so on each page', async () => {
  const long = { lines: withoutPictures(40) }
  for (const [mark, words] of [
    ['draft', 'this quote has not been sent'],
    ['void', 'This quote has been withdrawn'],
  ] as const) {
    const { pages } = await open({ mark, content: quoteContent(long) })
    assert.ok(pages.length > 1)
    for (const page of pages) assert.match(page, words)
  }
})

test('a line without a price has a dash, in a draft', async () => {
  const { text } = await withContent({ lines: [line({ code: 'OF1', unitPrice: null })] })
  assert.match(rowOf(text, 'OF1'), /OF1 Desk +12 +– +–/)
})

test('VAT that prices include stands below the total', async () => {
  const { text } = await withContent({ vat: { rate: 16, included: true }, delivery: undefined })
  assert.match(text, /Total KES +1,074,000\.00/)
  assert.match(text, /VAT 16 % included +148,137\.93/)
  assert.ok(text.indexOf('Total KES') < text.indexOf('VAT 16 % included'))
})

test('the longest texts lose no word', async () => {
  const words = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`)
  const [terms, note] = [words('term', 900), words('note', 200)]
  const { text, pages } = await withContent({ terms: terms.join(' '), note: note.join('\n') })
  const said = new Set(text.split(/\s+/))
  assert.equal(
    [...terms, ...note].filter(word => !said.has(word)),
    [],
  )
  assert.ok(pages.length > 2)
})

test('its tags are those of a heading and tables', async () => {
  const tags = (await openPlain()).tags()
  assert.match(tags, /H1 \(block\)\n\s+"Quote 2026-0042"/)
  assert.match(tags, /THead\s+TR\s+TH\s+"Item"\s+TH\s+"Number"\s+TH\s+"KES each"\s+TH\s+"KES"/)
  assert.match(
    tags,
    /TR\s+TD\s+P \(block\)\n\s+"Ch9 Chair"\s+TD\s+"12"\s+TD\s+"21,000"\s+TD\s+"252,000"/,
  )
})

test('a photo of an item takes the place of its drawing', async () => {
  const file = join(await temporaryFolder(), 'photo.jpg')
  await writeFile(file, await productPhoto(3, 1600))
  const { pictures } = quotePaper()
  const [slot = ''] = slots
  const drawn = pictures[slot]
  if (!drawn) throw new Error('no picture')
  const photo = { file, version: '1' }
  const { bytes } = await open({ pictures: { [slot]: { ...drawn, photo } } })
  assert.match(bytes.toString('latin1'), '/DCTDecode')
  assert.ok(bytes.length < 60_000, `${bytes.length}`)
})

test.run()
