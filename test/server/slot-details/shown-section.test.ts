import * as assert from 'uvu/assert'
import { suite } from '#test'
import { untouched } from '../../../server/slot-details/rows.ts'
import { shownSection } from '../../../server/slot-details/shown-section.ts'
import type { SlotDetails } from '../../../web/admin/contract.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'

const test = suite('sections with slot details applied')

const say = (said: Record<string, Partial<SlotDetails>>) =>
  Object.fromEntries(
    Object.entries(said).map(([path, details]) => [path, { ...untouched, ...details }]),
  )
const hidden = { isVisible: false }

const grid: SectionOf<'product-grid'> = {
  kind: 'product-grid',
  title: 'Chairs',
  initial: 20,
  toggle: 'show-all',
  count: 'none',
  placeholder: false,
  products: [
    { name: 'Ch1', media: 'chairs/1.jpg' },
    { name: 'Ch2', media: 'chairs/2.jpg' },
  ],
}

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
  const section: SectionOf<'portfolio'> = {
    kind: 'portfolio',
    title: 'Work',
    items: [{ media: 'a.jpg', title: 'Camp' }, { media: 'b.jpg' }, { media: 'c.jpg' }],
    actions: [],
    layout: 'mosaic',
    ground: 'paper',
  }
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
    title: 'Units',
    seconds: 3,
    cards: [{ title: 'Kiosk', text: 'Small.', points: [], images: ['a.jpg', 'b.jpg'] }],
  } as SectionOf<'cards'>
  const details = say({ 'a.jpg': hidden, 'c.mp4': hidden })
  assert.equal(shownSection(cards, details).cards[0]?.images, ['b.jpg'])
  const videos = {
    kind: 'project-videos',
    title: 'Videos',
    seconds: 10,
    players: [{ title: 'Units', text: 'On site', videos: ['c.mp4'] }],
  } as SectionOf<'project-videos'>
  assert.equal(shownSection(videos, details).players[0]?.videos, [])
})

test('a section whose only image is hidden keeps its text', () => {
  const prose = {
    kind: 'prose',
    title: 'About',
    paragraphs: ['Who we are.'],
    media: 'a.jpg',
    actions: [],
  } as SectionOf<'prose'>
  const shown = shownSection(prose, say({ 'a.jpg': hidden }))
  assert.is(shown.media, undefined)
  assert.equal(shown.paragraphs, prose.paragraphs)
})

test.run()
