import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Filters } from '../../../../web/sections/search/filters.tsx'
import { Search } from '../../../../web/sections/search/view.tsx'
import { markupOf } from '../../markup.tsx'

const test = suite('page of the search')

type Props = Parameters<typeof Search>[0]

const found = {
  name: 'Nyota',
  note: 'Ch1 · Chairs',
  media: 'a.jpg',
  href: '/products/Ch1',
  tint: 1,
}
const about = { name: 'About', text: 'Who we are', href: '/about' }
const chairs = { label: 'Chairs', href: '/services/furniture/chairs', count: 40 }

const shown = (fields: Partial<Props>) =>
  markupOf(
    <Search
      {...{ kind: 'search', words: '', total: 0, from: 1, results: [], pages: [], steps: [] }}
      {...{ collections: [], nearest: [], filters: { groups: [] }, ...(fields as object) }}
    />,
    { media: { 'a.jpg': {} } },
  )

test('is called by its words, which stand in the field again', () => {
  assert.match(shown({ words: 'sofa' }), '<h1>“sofa”</h1>')
  assert.match(shown({ words: 'sofa' }), 'value="sofa"')
  assert.match(shown({}), '<h1>Search</h1>')
})

test('says that nothing was found only where something was asked, and not of filters', () => {
  const nothing = 'Nothing goes by these words'
  assert.match(shown({ words: 'sofa' }), nothing)
  assert.not.match(shown({}), 'go by these words')
  const all = { count: 3, href: '/search?q=sofa' }
  assert.not.match(shown({ words: 'sofa', filters: { groups: [], all } }), nothing)
  assert.not.match(shown({ words: 'nyota', total: 1, results: [found] }), nothing)
})

test('points to a page that goes by the words where no product does', () => {
  const html = shown({ words: 'about', pages: [about] })
  assert.match(html, 'No product goes by these words, but a page does.')
  assert.match(html, '<a href="/about"><strong>About</strong> <span>Who we are</span></a>')
  assert.match(shown({ words: 'sofa', nearest: [chairs] }), 'Look here</h2>')
})

test('shows what was found with its number, and the steps where there is more than one', () => {
  const steps = ['1', '2'].map((label, at) => ({
    ...{ label, href: `/search?page=${label}`, isCurrent: at === 0 },
  })) as Props['steps']
  const one = shown({ words: 'nyota', total: 1, results: [found], steps: steps.slice(0, 1) })
  assert.match(one, 'Products · <span>1</span>')
  assert.match(one, '<a href="/products/Ch1">')
  assert.not.match(one, 'All results')
  const two = shown({ words: 'nyota', total: 40, results: [found], steps })
  assert.match(two, '<strong class="button" aria-current="page">1</strong>')
  assert.match(two, '<a class="button plain" href="/search?page=2">2</a>')
})

test('lists collections with their number of products', () => {
  assert.match(
    shown({ collections: [chairs] }),
    '<a href="/services/furniture/chairs">Chairs <span>40<',
  )
  assert.not.match(shown({}), 'Collections')
  assert.not.match(shown({}), 'Pages</h2>')
})

type Group = Parameters<typeof Filters>[0]['filters']['groups'][number]

const group = (title: string, isChosen?: true): Group => ({
  title,
  values: [{ label: `A ${title}`, count: 3, href: '/search?x=1', isChosen }],
})

function filtered(groups: Group[], total = 12, all?: { count: number; href: string }) {
  const props = { kind: 'search', filters: { groups, all }, total }
  return renderToStaticMarkup(<Filters {...(props as Parameters<typeof Filters>[0])} />)
}

const all = { count: 40, href: '/search' }

test('its filters are left out where there is nothing to narrow', () => {
  assert.is(filtered([]), '')
})

test('its filters show collections in sight and fold up the others, which the summary names', () => {
  const html = filtered([group('Collection'), group('Material'), group('Seats'), group('Price')])
  assert.ok(html.indexOf('A Collection') < html.indexOf('<details>'))
  assert.ok(html.indexOf('A Material') > html.indexOf('<details>'))
  assert.match(html, 'Narrow it down by material, seats or price')
  assert.not.match(filtered([group('Collection')]), '<details')
  assert.match(filtered([group('Material')]), 'Narrow it down by material<')
})

test('its filters unfold what one of them has narrowed, and all where nothing fits', () => {
  assert.match(filtered([group('Collection', true), group('Seats')], 12, all), '<details>')
  assert.match(filtered([group('Collection'), group('Seats', true)], 12, all), '<details open="">')
  assert.match(filtered([group('Collection', true), group('Seats')], 0, all), '<details open="">')
  assert.match(filtered([group('Collection'), group('Seats')], 0), '<details>')
})

test('its filters say how many products fit of all, and what was chosen', () => {
  const chosen = [group('Collection', true), group('Seats', true), group('Price')]
  assert.match(filtered(chosen, 12, all), '12 of 40 products fit: A Collection, A Seats</span>')
  assert.match(filtered(chosen, 12, all), '<a href="/search">Show all 40</a>')
  assert.match(filtered(chosen, 0, all), 'Nothing fits all of that. Choose one of these.')
  assert.not.match(filtered(chosen, 12), 'products fit')
})

test.run()
