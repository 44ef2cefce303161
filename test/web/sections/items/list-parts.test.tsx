import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { entriesNow } from '../../../../web/features/shortlist/store.ts'
import { FilterBar } from '../../../../web/sections/items/filter-bar.tsx'
import { FilterGroup } from '../../../../web/sections/items/filter-group.tsx'
import { FilterGroups } from '../../../../web/sections/items/filter-groups.tsx'
import type { Filters } from '../../../../web/sections/items/filters.ts'
import { ShortlistButton } from '../../../../web/sections/items/shortlist-button.tsx'
import { Steps } from '../../../../web/sections/items/steps.tsx'
import { useChosen } from '../../../../web/sections/items/use-chosen.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, press } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { storageWith, withGlobals } from '../../browser-globals.ts'
import { markupOf, onPage } from '../../markup.tsx'

const test = suite('parts of a list of items')

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()

function filters(query: string, chosen: string[] = []) {
  const values = ['Oak', 'Teak'].map(label => ({
    ...{ label, count: 7, query: `material=${label}` },
    ...(chosen.includes(label) && { isChosen: true as const }),
  }))
  const all: Filters = { query, total: 40, count: 7, groups: [{ name: 'material', values }] }
  return markupOf(<FilterGroups {...all} />)
}

test('the filters say how many fit, and lead to all', () => {
  const said = (html: string) => textOf(/<p class="filters-count">.*?<\/p>/.exec(html)?.[0] ?? '')
  assert.is(
    said(filters('material=Oak', ['Oak', 'Teak'])),
    '7 of 40 products fit: Oak, TeakShow all 40',
  )
  assert.is(said(filters('filter=open')), '40 productsClose the filters')
  assert.match(said(filters('filter=none')), /^Nothing here fits all .* all 40\.Show all 40$/)
  assert.match(filters('filter=open'), '<a href="/sample">Close')
})

test('a value is a link with its number, a chosen one takes its filter off', () => {
  const html = filters('material=Oak', ['Oak'])
  assert.match(html, '<h3 id="')
  assert.match(html, /<a href="\?material=Oak"[^>]*aria-current="true" aria-label="Oak, take this/)
  assert.match(html, '>Oak <span>×</span>')
  assert.match(html, '<a href="?material=Teak" rel="nofollow">Teak <span>7</span>')
})

test('the filters are there, or the way to them, or neither', () => {
  const bar = (isFilterable?: true) =>
    markupOf(<FilterBar filters={undefined} isFilterable={isFilterable} />)
  assert.is(bar(), '')
  assert.match(bar(true), 'href="?filter=open"')
})

/** How far a line of 300 pixels scrolls for a chosen chip of 50 at a place. */
function scrolledFor(left: number | undefined): number {
  const chip = { getBoundingClientRect: () => ({ left, right: (left ?? 0) + 50, width: 50 }) }
  const list = {
    scrollLeft: 0,
    querySelector: () => left !== undefined && { parentElement: chip },
    getBoundingClientRect: () => ({ left: 100, right: 400, width: 300 }),
  }
  const live = liveHook(() => FilterGroup({ title: 'Material', values: [] }))
  elementIn(live.now, 'ul').props.ref(list)
  elementIn(live.now, 'ul').props.ref(null)
  return list.scrollLeft
}

test('a chosen chip out of sight is brought to the middle of its line', () => {
  assert.equal([undefined, 100, 350].map(scrolledFor), [0, 0, 0])
  assert.equal([99, 351, 500].map(scrolledFor), [-126, 126, 275])
})

test('a list of more than a hundred has links to its steps', () => {
  const steps = (from: number, total: number) =>
    markupOf(
      <Steps
        part={{ from, total }}
        addressOf={first => new URLSearchParams({ from: `${first}` })}
      />,
    )
  assert.is(textOf(steps(1, 201).replaceAll('</a>', ' ')), '1–100101–200 201–201')
  assert.match(steps(101, 250), /href="\?from=1">1–100<.*<strong[^>]*>101–200<.*>201–250</)
  assert.is(textOf(steps(1, 200).replaceAll('</strong>', ' ')), '1–100 101–200')
  assert.is(markupOf(<Steps part={undefined} addressOf={() => new URLSearchParams()} />), '')
})

test('the button puts an item on the shortlist, and takes it off by each of its names', () => {
  const former = { page: '/rooms', code: 'Stool', quantity: 2, note: '' }
  withGlobals({ localStorage: storageWith({ shortlist: [former] }) })
  standIn('addEventListener', () => undefined)
  standIn('removeEventListener', () => undefined)
  const list = { path: '/rooms', name: 'Rooms' }
  const item = { code: 'Ch1', slot: 'a.jpg', formerNames: ['Stool'], list }
  const around = (inside: React.ReactNode) => onPage(inside)
  const button = liveHook(() => ShortlistButton({ item }), { around })
  assert.equal(
    [button.now.props['aria-pressed'], button.now.props.children],
    [true, 'On your shortlist'],
  )
  press(button.now, 'On your shortlist')
  assert.equal([entriesNow(), button.now.props['aria-pressed']], [[], false])
  press(button.now, 'Add to shortlist')
  assert.equal(entriesNow(), [{ page: '/rooms', code: 'Ch1', quantity: 1, note: '' }])
  const here = liveHook(() => useChosen({ code: 'Ch1', slot: 'a.jpg' }), { around })
  assert.is(here.now[0], false)
  here.now[1]()
  assert.is(entriesNow()[1]?.page, '/sample')
  use(() => localStorage.setItem('shortlist', '[]'))
})

test.run()
