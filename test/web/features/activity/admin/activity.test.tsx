import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Pager } from '../../../../../web/admin/ui/pager.tsx'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import type { ActivityEntry } from '../../../../../web/base/activity-entries.ts'
import { adminRoutes, api } from '../../../../../web/base/routes.ts'
import { Activity } from '../../../../../web/features/activity/admin/activity.tsx'
import { ActivityFilters } from '../../../../../web/features/activity/admin/activity-filters.tsx'
import {
  type ActivityView,
  activitySearch,
  activityView,
  entriesAddress,
  isFiltered,
  kinds,
} from '../../../../../web/features/activity/admin/activity-query.ts'
import { Entries } from '../../../../../web/features/activity/admin/entries.tsx'
import { actionLabel } from '../../../../../web/features/activity/admin/labels.ts'
import { Subject } from '../../../../../web/features/activity/admin/subject.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../support/rendered.tsx'

const test = suite('activity of the administrators')

const all: ActivityView = { kind: '', who: '', day: '', q: '', page: 1 }

function open(view: Partial<ActivityView> = {}) {
  const changed: unknown[] = []
  const onChange = (change: object) => changed.push(change)
  return {
    changed,
    filters: ActivityFilters({ view: { ...all, ...view }, people: ['joan'], onChange }),
  }
}

test('each filter narrows the list down by itself, and all are cleared at once', () => {
  const { changed, filters } = open({ who: 'joan' })
  const value = (value: string) => ({ target: { value } })
  const [kind, who] = elementsIn(filters).filter(({ type }) => type === 'select')
  elementIn(filters, SearchField).props.onChange('oak')
  kind?.props.onChange(value('pages'))
  who?.props.onChange(value(''))
  elementIn(filters, 'input').props.onChange(value('2026-11-24'))
  press(filters, 'Clear filters')
  assert.equal(changed, [
    { q: 'oak' },
    { kind: 'pages' },
    { who: '' },
    { day: '2026-11-24' },
    { kind: '', who: '', day: '', q: '' },
  ])
  assert.throws(() => press(open().filters, 'Clear filters'), 'no such button')
})

test('a name that is in no entry any more can be chosen while it is', () => {
  const names = (who: string) => {
    const [, select] = elementsIn(open({ who }).filters).filter(({ type }) => type === 'select')
    return textOf(select)
  }
  assert.equal(['', 'joan', 'amina'].map(names), [
    ...['Everybody joan', 'Everybody joan', 'Everybody joan amina'],
  ])
})

test('a filter begins at the first page, and a page leaves the filters', () => {
  const client = emptyClient()
  const view = { ...all, q: 'oak', page: 2 }
  client.setQueryData([entriesAddress(view)], { total: 41, pageSize: 20, people: [], entries: [] })
  const visited: string[] = []
  const place = { client, search: 'q=oak&page=2', onNavigate: (to: string) => visited.push(to) }
  const screen = returnOf(() => Activity(), place)
  const pager = elementIn(screen, Pager).props
  assert.equal([pager.page, pager.pages], [2, 3])
  pager.onShow(3)
  elementIn(screen, ActivityFilters).props.onChange({ who: 'joan' })
  const addresses = visited.map(to => new URL(to, 'http://localhost'))
  assert.ok(addresses.every(({ pathname }) => pathname === adminRoutes.activity))
  const queries = addresses.map(({ searchParams }) => Object.fromEntries(searchParams))
  assert.equal(queries, [
    { q: 'oak', page: '3' },
    { q: 'oak', who: 'joan' },
  ])
})

test('what an entry is about is said without what programs read, and leads where it can be seen', () => {
  const id = '01234567-89ab-cdef-0123-456789abcdef'
  const about = (action: string, subject: string) => {
    const entry = { id: '1', createdAt: '', who: '', action, subject } as never
    const html = htmlOf(<Subject entry={entry} />)
    return [textOf(<Subject entry={entry} />), /href="([^"]*)"/.exec(html)?.[1]]
  }
  assert.equal(about('inquiry-changed', `${id}: read`), [
    'marked as read',
    `${adminRoutes.inquiries}?open=${id}`,
  ])
  assert.is(about('inquiry-changed', `${id}: note`)[0], 'note')
  assert.equal(about('inquiry-changed', 'old: read'), ['old: read', undefined])
  assert.equal(about('inquiry-deleted', `${id} Ann`), ['Ann', undefined])
  assert.equal(about('user-created', 'joan'), ['joan', adminRoutes.users])
  assert.equal(about('password-reset', 'joan'), ['joan', adminRoutes.users])
  assert.equal(about('page-published', '/about'), ['/about', undefined])
  assert.equal(about('rescanned', ''), ['', undefined])
})

test('an action of another release is shown as it is stored', () => {
  assert.equal([actionLabel('uploaded'), actionLabel('painted')], ['Uploaded', 'painted'])
})

test('the address is read with what it knows, and the first page where it names none', () => {
  assert.equal(activityView(''), all)
  const kind = kinds[1]
  assert.equal(activityView(`?kind=${kind}&who=otieno&day=2026-11-22&q=a+chair&page=3`), {
    ...{ kind, who: 'otieno', day: '2026-11-22', q: 'a chair', page: 3 },
  })
  assert.equal(activityView('?kind=none&day=today&page=-2'), all)
  assert.is(activityView('?page=0').page, 1)
  assert.is(activityView('?page=a').page, 1)
})

test('the address names only what differs from the whole log', () => {
  assert.is(activitySearch(all), '')
  assert.is(activitySearch({ ...all, who: 'otieno', page: 2 }), '?who=otieno&page=2')
})

test('a day is asked for from its begin to that of the next, in the calendar of the reader', () => {
  const asked = new URL(entriesAddress({ ...all, day: '2026-02-28' }), 'https://example.com')
  const at = (name: string) => Date.parse(asked.searchParams.get(name) ?? '')
  assert.is(at('from'), new Date(2026, 1, 28).getTime())
  assert.is(at('before'), new Date(2026, 2, 1).getTime())
})

test('entries are asked for without spaces around the words, and from the first page as such', () => {
  assert.is(entriesAddress({ ...all, q: '  ' }), api.activity)
  assert.is(entriesAddress({ ...all, q: ' a ', page: 2 }), `${api.activity}?q=a&page=2`)
})

test('the log is narrowed down by anything but its page', () => {
  assert.is(isFiltered({ ...all, q: ' ', page: 2 }), false)
  for (const more of [
    { who: 'a' },
    { q: 'a' },
    { day: '2026-11-22' },
    { kind: 'pages' as const },
  ]) {
    assert.is(isFiltered({ ...all, ...more }), true)
  }
})

const refused: ActivityEntry = {
  id: '1',
  createdAt: '2026-11-24T08:00:00.000Z',
  who: '',
  action: 'sign-in-refused',
  subject: 'Firefox on Windows',
}

const chair = {
  name: 'Ch1',
  section: 'Chairs',
  folder: 'executive-furniture/chairs',
  path: 'executive-furniture/chairs/products/image-1.jpg',
}

const stool = {
  ...chair,
  name: 'BP1',
  section: 'Bars',
  path: 'executive-furniture/bars/image-1.jpg',
}

const listOf = (entry: ActivityEntry) => htmlOf(<Entries entries={[entry]} />)

test('a customer is named', () => {
  const subject = '2026-0042, version 1, by Ali Hassan'
  const html = listOf({ ...refused, action: 'quote-accepted', subject })
  assert.match(html, '<strong>Ali Hassan (customer)</strong>')
  assert.match(listOf({ ...refused, action: 'quote-asked', subject: '2026-0042' }), 'A customer')
})

test('a refused sign-in under an unknown name is marked, and says so', () => {
  const html = listOf(refused)
  assert.match(html, /<li data-refused="true">.*<strong>Unknown name<\/strong>/)
  const known = listOf({ ...refused, who: 'otieno', action: 'signed-in' })
  assert.match(known, '<strong>otieno</strong>')
  assert.not.match(known, 'data-refused')
})

test('a move names both places and leads to each', () => {
  const moved = { ...refused, who: 'otieno', places: [chair, stool] }
  assert.match(listOf({ ...moved, action: 'moved' }), />Ch1<.* to .*>BP1</)
  const html = listOf({ ...moved, action: 'swapped' })
  assert.match(html, />Ch1<.* and .*>BP1</)
  for (const { path } of [chair, stool]) assert.match(html, encodeURIComponent(path))
})

test('without entries the list says that the filters fit none', () => {
  assert.match(htmlOf(<Entries entries={[]} />), 'Nothing fits these filters.')
})

test.run()
