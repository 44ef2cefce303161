import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type ActivityView,
  activitySearch,
  activityView,
  entriesAddress,
  isFiltered,
  kinds,
} from '../../../../web/admin/activity/activity-query.ts'
import { api } from '../../../../web/routes.ts'

const test = suite('address of the activity log')

const empty: ActivityView = { kind: '', who: '', day: '', q: '', page: 1 }

test('is read with what it knows, and the first page where it names none', () => {
  assert.equal(activityView(''), empty)
  const kind = kinds[1]
  assert.equal(activityView(`?kind=${kind}&who=otieno&day=2026-11-22&q=a+chair&page=3`), {
    ...{ kind, who: 'otieno', day: '2026-11-22', q: 'a chair', page: 3 },
  })
  assert.equal(activityView('?kind=none&day=today&page=-2'), empty)
  assert.is(activityView('?page=0').page, 1)
  assert.is(activityView('?page=a').page, 1)
})

test('names only what differs from the whole log', () => {
  assert.is(activitySearch(empty), '')
  assert.is(activitySearch({ ...empty, who: 'otieno', page: 2 }), '?who=otieno&page=2')
})

test('a day is asked for from its begin to that of the next, in the calendar of the reader', () => {
  const asked = new URL(entriesAddress({ ...empty, day: '2026-02-28' }), 'https://example.com')
  const at = (name: string) => Date.parse(asked.searchParams.get(name) ?? '')
  assert.is(at('from'), new Date(2026, 1, 28).getTime())
  assert.is(at('before'), new Date(2026, 2, 1).getTime())
})

test('entries are asked for without spaces around the words, and from the first page as such', () => {
  assert.is(entriesAddress({ ...empty, q: '  ' }), api.activity)
  assert.is(entriesAddress({ ...empty, q: ' a ', page: 2 }), `${api.activity}?q=a&page=2`)
})

test('the log is narrowed down by anything but its page', () => {
  assert.is(isFiltered({ ...empty, q: ' ', page: 2 }), false)
  const narrowed: Partial<ActivityView>[] = [
    { who: 'a' },
    { q: 'a' },
    { day: '2026-11-22' },
    { kind: kinds[0] ?? '' },
  ]
  for (const more of narrowed) {
    assert.is(isFiltered({ ...empty, ...more }), true)
  }
})

test.run()
