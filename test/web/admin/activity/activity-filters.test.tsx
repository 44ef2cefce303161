import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Activity } from '../../../../web/admin/activity/activity.tsx'
import { ActivityFilters } from '../../../../web/admin/activity/activity-filters.tsx'
import { type ActivityView, entriesAddress } from '../../../../web/admin/activity/activity-query.ts'
import { actionLabel } from '../../../../web/admin/activity/labels.ts'
import { Subject } from '../../../../web/admin/activity/subject.tsx'
import { Pager } from '../../../../web/admin/ui/pager.tsx'
import { SearchField } from '../../../../web/admin/ui/search-field.tsx'
import { adminRoutes } from '../../../../web/routes.ts'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../support/rendered.tsx'

const test = suite('filters of the activity')

const all: ActivityView = { kind: '', who: '', day: '', q: '', page: 1 }

function open(view: Partial<ActivityView> = {}) {
  const changed: unknown[] = []
  const onChange = (change: object) => changed.push(change)
  return {
    changed,
    filters: ActivityFilters({ view: { ...all, ...view }, people: ['joan'], onChange }),
  }
}

test('each narrows the list down by itself, and all are cleared at once', () => {
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
  assert.equal(
    addresses.map(({ searchParams }) => Object.fromEntries(searchParams)),
    [
      { q: 'oak', page: '3' },
      { q: 'oak', who: 'joan' },
    ],
  )
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

test.run()
