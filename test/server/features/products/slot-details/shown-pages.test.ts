import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../../../server/content/page.ts'
import { untouched } from '../../../../../server/features/products/slot-details/rows.ts'
import { createShownPages } from '../../../../../server/features/products/slot-details/shown-pages.ts'
import { shownSection } from '../../../../../server/features/products/slot-details/shown-section.ts'
import type { SlotDetails } from '../../../../../web/admin/contract.ts'
import type { Media } from '../../../../../web/base/contract.ts'
import type { SectionOf } from '../../../../../web/sections/schemas.ts'
import { content } from '../../documents/catalogs/sources.ts'

const test = suite('pages with slot details applied')

const chairs = content.byPath.get('/services/furniture/chairs') as ContentPage
const [first, second] = chairs.slots
if (!first || !second) throw new Error('the chairs page has no slots')

const notAsked = () => {
  throw new Error('no media of a page are asked for')
}

const drawingOf = (path: string) => `drawing of ${path}`

function shownWith(details: Partial<SlotDetails>) {
  const value = { [first?.path ?? '']: { ...untouched, ...details } }
  return createShownPages(
    { value },
    () => ({ kind: 'drawing', alt: 'a drawing', version: '1' }),
    drawingOf,
  )
}

test('a page none of whose slots was changed is the page itself', () => {
  assert.is(createShownPages({ value: {} }, notAsked, drawingOf).page(chairs), chairs)
  const elsewhere = { 'nowhere/1.jpg': { ...untouched, alt: 'Elsewhere' } }
  assert.is(createShownPages({ value: elsewhere }, notAsked, drawingOf).page(chairs), chairs)
})

test('an alternative text that was set is in the slots of the page, others stay', () => {
  const { slots } = shownWith({ alt: 'An oak chair' }).page(chairs)
  assert.is(slots.length, chairs.slots.length)
  assert.is(slots[0]?.alt, 'An oak chair')
  assert.is(slots[1]?.alt, second.alt)
  assert.is(shownWith({ title: 'Oak' }).page(chairs).slots[0]?.alt, first.alt)
})

test('a page is the same until its content or any detail changes', () => {
  const alt = (words: string) => ({ [first.path]: { ...untouched, alt: words } })
  const slotDetails = { value: alt('Oak') }
  const pages = createShownPages(slotDetails, notAsked, drawingOf)
  const shown = pages.page(chairs)
  assert.is(pages.page(chairs), shown)
  slotDetails.value = alt('Teak')
  assert.is(pages.page(chairs).slots[0]?.alt, 'Teak')
  assert.is(pages.page({ ...chairs, name: 'Seats' }).name, 'Seats')
})

test('a hidden slot is not among the slots of its page', () => {
  const { slots } = shownWith({ isVisible: false }).page(chairs)
  assert.equal(slots, chairs.slots.slice(1))
})

test('media have the texts that were set, and only those', () => {
  assert.equal(shownWith({}).media(first.path), { kind: 'drawing', alt: 'a drawing', version: '1' })
  const said = { alt: 'An oak chair', title: 'Oak', description: 'With arms' }
  assert.equal(shownWith(said).media(first.path), { kind: 'drawing', version: '1', ...said })
})

test('a photo has the version of its drawing where that very photo was ticked as built', () => {
  const mediaWith = (builtVersion: string, kind: Media['kind'], version: string) => {
    const value = { [first.path]: { ...untouched, builtVersion } }
    return createShownPages({ value }, () => ({ kind, alt: '', version }), drawingOf).media(
      first.path,
    )
  }
  assert.is(mediaWith('a-1', 'photo', 'a-1').drawing, drawingOf(first.path))
  for (const media of [
    mediaWith('a-1', 'photo', 'b-1'),
    mediaWith('a-1', 'video', 'a-1'),
    mediaWith('a-1', 'drawing', 'd1'),
    mediaWith('', 'photo', 'a-1'),
  ]) {
    assert.not('drawing' in media)
  }
})

const say = (said: Record<string, Partial<SlotDetails>>) =>
  Object.fromEntries(
    Object.entries(said).map(([path, details]) => [path, { ...untouched, ...details }]),
  )
const hidden = { isVisible: false }

const grid = {
  ...{ kind: 'product-grid', title: 'Chairs' },
  products: [
    { name: 'Ch1', media: 'chairs/1.jpg' },
    { name: 'Ch2', media: 'chairs/2.jpg' },
  ],
} as SectionOf<'product-grid'>

test('a hidden product is not in its grid, and a renamed one has its new name', () => {
  const details = say({ 'chairs/1.jpg': hidden, 'chairs/2.jpg': { productName: 'Oak 2' } })
  const { products, title } = shownSection(grid, details)
  assert.equal(products, [{ name: 'Oak 2', media: 'chairs/2.jpg', formerNames: ['Ch2'] }])
  assert.is(title, 'Chairs')
})

test('title and description do not change the product name', () => {
  const details = say({ 'chairs/1.jpg': { title: 'Oak armchair', description: 'With arms.' } })
  assert.equal(shownSection(grid, details), grid)
})

test('images of a portfolio get title and text', () => {
  const section = {
    ...{ kind: 'portfolio', title: 'Work' },
    items: [{ media: 'a.jpg', title: 'Camp' }, { media: 'b.jpg' }, { media: 'c.jpg' }],
  } as SectionOf<'portfolio'>
  const said = { title: 'Camp in Turkana', description: 'Forty beds.' }
  const { items } = shownSection(section, say({ 'a.jpg': said, 'b.jpg': hidden }))
  assert.equal(items, [
    { media: 'a.jpg', title: 'Camp in Turkana', text: 'Forty beds.' },
    { media: 'c.jpg' },
  ])
})

test('a hidden image is not in its card, slide and player, which stay', () => {
  const cards = {
    kind: 'cards',
    cards: [{ title: 'Kiosk', images: ['a.jpg', 'b.jpg'] }],
  } as SectionOf<'cards'>
  const details = say({ 'a.jpg': hidden, 'c.mp4': hidden })
  assert.equal(shownSection(cards, details).cards[0]?.images, ['b.jpg'])
  const videos = {
    kind: 'project-videos',
    players: [{ title: 'Units', videos: ['c.mp4'] }],
  } as SectionOf<'project-videos'>
  assert.equal(shownSection(videos, details).players[0]?.videos, [])
})

test('a section whose only image is hidden keeps its text', () => {
  const prose = { kind: 'prose', paragraphs: ['Who we are.'], media: 'a.jpg' } as SectionOf<'prose'>
  const shown = shownSection(prose, say({ 'a.jpg': hidden }))
  assert.is(shown.media, undefined)
  assert.equal(shown.paragraphs, prose.paragraphs)
})

test.run()
