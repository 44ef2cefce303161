import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KnownItem } from '../../../../web/base/contract.ts'
import { itemNamed, itemOf } from '../../../../web/features/shortlist/named-item.ts'
import { AskActions } from '../../../../web/sections/items/ask-actions.tsx'
import { ItemFacts } from '../../../../web/sections/items/item-facts.tsx'
import { ItemViewer, preloadViewer } from '../../../../web/sections/items/item-viewer.tsx'
import { Neighbours } from '../../../../web/sections/items/neighbours.tsx'
import { type Item, withItem } from '../../../../web/sections/items/viewed-item.ts'
import { ViewerCaption } from '../../../../web/sections/items/viewer-caption.tsx'
import { countOf, markupOf, slotAt } from '../../markup.tsx'

const test = suite('viewer of items')

const items: Item[] = [
  { code: 'Ch1', slot: 'a/1.jpg', formerNames: ['Stool', 'Ch2'] },
  { code: 'Ch2', slot: 'a/2.jpg' },
  { code: 'Ch3', slot: 'a/3.jpg' },
]
const media = Object.fromEntries(items.map(({ slot }) => [slot, {}]))

/** The page with the viewer after its code is loaded. */
async function viewerAt(search: string, some = items): Promise<string> {
  await preloadViewer(search)
  return markupOf(<ItemViewer items={some} />, { search, media })
}

test('is shown for an item of the page, also by its former name', async () => {
  assert.match(await viewerAt('item=Ch1'), '<strong id="viewer-title">Ch1</strong><span>1 of 3<')
  assert.match(await viewerAt('item=Stool'), '>Ch1</strong>')
  assert.match(await viewerAt('item=Ch2'), '>Ch2</strong><span>2 of 3<')
  assert.is(await viewerAt('item=Ch4'), '')
  assert.is(await viewerAt(''), '')
})

test('its arrows go from the last item to the first, and back', async () => {
  const arrows = async (code: string) =>
    [
      ...(await viewerAt(`item=${code}&show=all`)).matchAll(/<a href="([^"]*)"[^>]*label="(\w+)"/g),
    ].map(([, href, label]) => `${label} ${href}`.replace('&amp;show=all', ''))
  assert.equal(await arrows('Ch1'), [
    'Close /sample?show=all',
    'Previous /sample?item=Ch3',
    'Next /sample?item=Ch2',
  ])
  assert.equal((await arrows('Ch3')).slice(1), [
    'Previous /sample?item=Ch2',
    'Next /sample?item=Ch1',
  ])
})

test('has the images of both neighbours, hidden, and of each only one', async () => {
  const images = (html: string) =>
    [...html.matchAll(/<div( hidden="")?><img [^>]*src="\/uploads\/a\/(\d)/g)].map(
      ([, hidden, number]) => (hidden ? `(${number})` : number),
    )
  assert.equal(images(await viewerAt('item=Ch1')), ['(3)', '1', '(2)'])
  assert.equal(images(await viewerAt('item=Ch1', items.slice(0, 2))), ['(2)', '1'])
  assert.equal(images(await viewerAt('item=Ch1', items.slice(0, 1))), ['1'])
})

test('a photo that was built after its drawing is the photo, until the slider is there', async () => {
  const built = { 'a/1.jpg': { kind: 'photo', drawing: 'd1', width: 800 } } as const
  const html = markupOf(<ItemViewer items={items} />, {
    search: 'item=Ch1',
    media: { ...media, ...built },
  })
  assert.match(html, 'src="/uploads/a/1.jpg')
  assert.not.match(html, 'as-built')
  assert.not.match(html, '/drawings/')
})

test('its caption has the title and the description that are written', () => {
  const captionOf = (details: object) =>
    markupOf(<ViewerCaption slot="a/1.jpg" />, { media: { 'a/1.jpg': details } })
  assert.is(captionOf({}), '')
  assert.match(captionOf({ title: 'Teak' }), '"><p class="viewer-title">Teak</p></div>')
  assert.match(captionOf({ description: 'Oiled' }), '"><p>Oiled</p></div>')
  assert.match(captionOf({ title: 'Teak', description: 'Oiled' }), 'Teak</p><p>Oiled</p></div>')
})

test('asks for a quote by the form, or by e-mail while that is closed', () => {
  const ask = (takesInquiries: boolean) =>
    markupOf(<AskActions item={{ code: 'Ch1', slot: 'a/1.jpg' }} />, { site: { takesInquiries } })
  assert.match(ask(true), 'href="/contact?items=%2Fsample%3ACh1"')
  assert.match(
    ask(false),
    /href="mailto:info@example.com\?subject=Quote%20for%20Ch1&amp;body=Please%20quote%20Ch1/,
  )
  assert.match(ask(true), 'aria-pressed="false">Add to shortlist<')
  assert.is(countOf(ask(true), '<a '), 2)
})

test('asks for an item on its own page by the page that lists it', () => {
  const list = { path: '/chairs', name: 'Chairs' }
  const ask = (takesInquiries: boolean) =>
    markupOf(<AskActions item={{ code: 'Ch1', slot: 'a/1.jpg', list }} />, {
      site: { takesInquiries },
    })
  assert.match(ask(true), 'href="/contact?items=%2Fchairs%3ACh1"')
  const address = encodeURIComponent('Please quote Ch1 (Ch1): https://example.com/sample')
  assert.match(ask(true), address)
  assert.not.match(ask(true), 'item%3DCh1')
})

test('an item has the name that its section gives it, and its former names', () => {
  const media = slotAt('a/1.jpg').path
  assert.equal(itemOf({ name: 'Ch1', media }), { code: 'Ch1', slot: 'a/1.jpg' })
  assert.equal(itemOf({ title: 'Gazebo', media, formerNames: ['Hut'] }), {
    code: 'Gazebo',
    slot: 'a/1.jpg',
    formerNames: ['Hut'],
  })
  assert.is(itemNamed(items, null), undefined)
})

test('an address has one item, or no question mark', () => {
  assert.is(withItem('show=all&item=Ch1', 'Ch2'), '?show=all&item=Ch2')
  assert.is(withItem('item=Ch1', null), '')
  assert.is(withItem('show=all&item=Ch1', null), '?show=all')
})

const known: KnownItem = { facts: [['Material', 'Oak']], code: 'KP7' }
const factsAt = (path: string, item = known) =>
  markupOf(<ItemFacts {...item} />, { page: { path, name: 'Chairs' } })

test('its panel: furniture has its collection, its facts, and that its size can be chosen', () => {
  const html = factsAt('/services/furniture/chairs')
  for (const [name, value] of [
    ['Collection', 'Chairs'],
    ['Material', 'Oak'],
    ['Size', 'As shown, or to your measurements'],
  ]) {
    assert.match(html, `<dt>${name}</dt><dd>${value}</dd>`)
  }
})

test('its panel: the size that is known stands in place of any size', () => {
  const html = factsAt('/services/furniture/chairs', { facts: [['Size', '45 × 50 × 90 cm']] })
  assert.match(html, '<dt>Size</dt><dd>45 × 50 × 90 cm</dd>')
  assert.not.match(html, 'your measurements')
})

test('its panel: there is no list of facts where nothing is known', () => {
  assert.is(factsAt('/gallery', { facts: [] }), '')
})

test('its panel: an item leads to its own page by its code', () => {
  const code = '<dt>Code</dt><dd><a href="/products/kp7">KP7</a></dd>'
  assert.match(factsAt('/gallery'), code)
})

const six = ['Ch1', 'Ch2', 'Ch3', 'Ch4', 'Ch5', 'Ch6'].map(code => ({
  code,
  slot: `${code}.jpg`,
}))
const stripOf = (count: number, index: number) =>
  markupOf(
    <Neighbours
      items={six.slice(0, count)}
      index={index}
      addressOf={code => `?item=${code}`}
      show={() => undefined}
    />,
    { media: Object.fromEntries(six.map(({ slot }) => [slot, {}])) },
  )
const codesOf = (html: string) => [...html.matchAll(/title="(\w+)"/g)].map(([, code]) => code)

test('its strip has two items on each side, from the last one on to the first', () => {
  assert.equal(codesOf(stripOf(6, 3)), ['Ch2', 'Ch3', 'Ch4', 'Ch5', 'Ch6'])
  assert.equal(codesOf(stripOf(6, 0)), ['Ch5', 'Ch6', 'Ch1', 'Ch2', 'Ch3'])
  assert.match(stripOf(6, 0), 'title="Ch1" aria-current="true"')
})

test('its strip names no item twice, and is absent where two arrows show all', () => {
  assert.equal(codesOf(stripOf(4, 0)), ['Ch3', 'Ch4', 'Ch1', 'Ch2'])
  assert.is(countOf(stripOf(3, 2), '<li>'), 3)
  assert.is(stripOf(2, 0), '')
})

test.run()
