import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../server/content/page.ts'
import { untouched } from '../../../server/slot-details/rows.ts'
import { createShownPages } from '../../../server/slot-details/shown-pages.ts'
import type { SlotDetails } from '../../../web/admin/contract.ts'
import type { Media } from '../../../web/contract.ts'
import { content } from '../catalogs/sources.ts'

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

test.run()
