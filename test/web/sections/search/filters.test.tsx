import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Filters } from '../../../../web/sections/search/filters.tsx'

const test = suite('filters of the search')

type Group = Parameters<typeof Filters>[0]['filters']['groups'][number]

const group = (title: string, isChosen?: true): Group => ({
  title,
  values: [{ label: `A ${title}`, count: 3, href: '/search?x=1', isChosen }],
})

function shown(groups: Group[], total = 12, all?: { count: number; href: string }) {
  const props = { kind: 'search', filters: { groups, all }, total }
  return renderToStaticMarkup(<Filters {...(props as Parameters<typeof Filters>[0])} />)
}

const all = { count: 40, href: '/search' }

test('are left out where there is nothing to narrow', () => {
  assert.is(shown([]), '')
})

test('show collections in sight and fold up the others, which the summary names', () => {
  const html = shown([group('Collection'), group('Material'), group('Seats'), group('Price')])
  assert.ok(html.indexOf('A Collection') < html.indexOf('<details>'))
  assert.ok(html.indexOf('A Material') > html.indexOf('<details>'))
  assert.match(html, 'Narrow it down by material, seats or price')
  assert.not.match(shown([group('Collection')]), '<details')
  assert.match(shown([group('Material')]), 'Narrow it down by material<')
})

test('unfold what one of them has narrowed, and all where nothing fits', () => {
  assert.match(shown([group('Collection', true), group('Seats')], 12, all), '<details>')
  assert.match(shown([group('Collection'), group('Seats', true)], 12, all), '<details open="">')
  assert.match(shown([group('Collection', true), group('Seats')], 0, all), '<details open="">')
  assert.match(shown([group('Collection'), group('Seats')], 0), '<details>')
})

test('say how many products fit of all, and what was chosen', () => {
  const chosen = [group('Collection', true), group('Seats', true), group('Price')]
  assert.match(shown(chosen, 12, all), '12 of 40 products fit: A Collection, A Seats</span>')
  assert.match(shown(chosen, 12, all), '<a href="/search">Show all 40</a>')
  assert.match(shown(chosen, 0, all), 'Nothing fits all of that. Choose one of these.')
  assert.not.match(shown(chosen, 12), 'products fit')
})

test.run()
