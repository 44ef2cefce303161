import * as assert from 'uvu/assert'
import { suite } from '#test'
import { CompareTable } from '../../../web/sections/compare/compare-table.tsx'
import { Compare } from '../../../web/sections/compare/view.tsx'
import { Product } from '../../../web/sections/product/view.tsx'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import { countOf, type Given, markupOf } from '../markup.tsx'

const test = suite('page of a product')

const product: SectionOf<'product'> = {
  ...{ kind: 'product', code: 'Ch1', name: 'Nyota', media: 'a/1.jpg' },
  sheet: { href: '/p/Ch1.pdf', label: 'Sheet to print' },
  list: { path: '/chairs', name: 'Chairs', label: 'Chairs', href: '/chairs?item=Ch1' },
  breadcrumb: [{ label: 'Furniture', href: '/furniture' }],
  facts: [['Size', '60 cm']],
  others: [{ name: 'Ch2', media: 'a/2.jpg', href: '/p/Ch2', tint: 'teal' }],
  goesWith: [{ label: 'Tables', href: '/tables' }],
} as never
const media: NonNullable<Given['media']> = { 'a/1.jpg': {}, 'a/2.jpg': {} }
const shown = (more: object = {}, moreMedia: Given['media'] = {}) =>
  markupOf(<Product {...product} {...more} />, { media: { ...media, ...moreMedia } })
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('has its facts, its sheet, its neighbours and what goes with it', () => {
  const html = shown()
  assert.match(wordsOf(html), /^Furniture Nyota Nyota Request a quote/)
  assert.match(
    wordsOf(html),
    /Size 60 cm Sheet to print More from Chairs Ch2 All of Chairs Goes with it: Tables$/,
  )
  assert.is(countOf(html, '<img'), 2)
  assert.not.match(html, /class="lead"|product-pictures/)
  assert.match(html, 'data-tint="teal"')
  assert.match(html, 'href="/contact?items=%2Fchairs%3ANyota"')
})

test('has the title and the description of its picture', () => {
  const html = shown({}, { 'a/1.jpg': { title: 'A chair', description: 'Of oak' } })
  assert.match(html, '<h1>Nyota</h1><p class="lead">A chair</p><p>Of oak</p>')
})

test('has further pictures, each as it was uploaded, and documents with their size', () => {
  const html = shown(
    {
      pictures: [{ media: 'a/3.jpg' }],
      documents: [{ media: 'a/4.pdf', label: 'Manual', text: 'In English' }],
    },
    { 'a/3.jpg': { title: 'From behind' }, 'a/4.pdf': { bytes: 2_400_000 } },
  )
  assert.match(html, /<a href="\/uploads\/a\/3\.jpg\?v=1"><img [^>]*><\/a>From behind<\/li>/)
  assert.match(html, '<a href="/uploads/a/4.pdf?v=1">Manual (PDF, 2.4 MB)</a> In English')
})

const compared = (codes: string[], note?: string) =>
  markupOf(
    <Compare
      kind="compare"
      query=""
      note={note}
      items={codes.map(code => ({
        ...{ code, name: `${code}!`, media: 'a/1.jpg', without: '' },
        list: { path: '/chairs', name: 'Chairs' },
      }))}
      rows={[]}
    />,
    { media },
  )

test('a comparison of two or more asks for all of them', () => {
  const html = compared(['Ch1', 'Ch2'])
  assert.match(wordsOf(html), 'Facts in which they differ are marked.')
  const items = encodeURIComponent('/chairs:Ch1!;/chairs:Ch2!').replaceAll('!', '(!|%21)')
  assert.match(html, new RegExp(`href="/contact\\?items=${items}"`))
  assert.match(wordsOf(html), /Request a quote for all Ask on WhatsApp Print$/)
  assert.not.match(html, 'compare-note')
})

test('a comparison of one or none says why, and leads on', () => {
  const one = compared(['Ch1'], 'Ch9 is gone.')
  assert.is(wordsOf(one), 'Compare products Ch9 is gone. Chairs Your shortlist All collections')
  assert.is(wordsOf(compared([])), 'Compare products Your shortlist All collections')
})

const item = (code: string) => ({
  code,
  name: `Chair ${code}`,
  media: `${code}.jpg`,
  without: `of=${code}`,
})
const rows = [
  { name: 'Width', values: ['50 cm', '60 cm', ''], isDifferent: true },
  { name: 'Wood', values: ['Oak', 'Oak', 'Oak'], isDifferent: false },
]

const markup = (count: number) => {
  const items = ['A', 'B', 'C'].slice(0, count).map(item)
  const view = { kind: 'compare', items, rows } as never
  const media = Object.fromEntries(items.map(({ media }) => [media, {}]))
  return markupOf(<CompareTable {...(view as Parameters<typeof CompareTable>[0])} />, { media })
}

test('a comparison lets each go while two are left at least', () => {
  const leaving = (count: number) =>
    [...markup(count).matchAll(/href="\?(of=\w)"/g)].map(([, query]) => query)
  assert.equal(leaving(3), ['of=A', 'of=B', 'of=C'])
  assert.equal(leaving(2), [])
})

test('a comparison marks the rows that differ, and says what is not known', () => {
  const html = markup(3)
  assert.is(html.match(/data-differs/g)?.length, 1)
  assert.match(html, 'Width<span class="visually-hidden">, differs</span>')
  assert.is(html.match(/not known/g)?.length, 1)
})

test.run()
