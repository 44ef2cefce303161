import * as assert from 'uvu/assert'
import { suite } from '#test'
import { StateTabs } from '../../../../../web/admin/quotes/list/state-tabs.tsx'
import { htmlOf } from '../../../../support/rendered.tsx'

const test = suite('tabs of the states of quotes')

type Props = Parameters<typeof StateTabs>[0]

function tabs(view: Partial<Props['view']>, counts?: Props['counts']) {
  const html = htmlOf(<StateTabs {...{ view: { state: '', q: '', page: 3, ...view }, counts }} />)
  return [...html.matchAll(/<a (?:aria-current="(\w+)" )?href="([^"]*)">(.*?)<\/a>/g)].map(
    ([, current, href, text = '']) => ({ href, current, text: text.replace(/<[^>]*>/g, '') }),
  )
}

const counts = { draft: 1200, sent: 2, undelivered: 0, changed: 0, accepted: 30, void: 4 }

test('count each state and all, once that is known', () => {
  assert.equal(
    tabs({}, counts).map(({ text }) => text),
    ['All 1,236', 'Draft 1,200', 'Sent 2', 'Changed since 0', 'Accepted 30', 'Void 4'],
  )
  assert.equal(
    tabs({}).map(({ text }) => text),
    ['All', 'Draft', 'Sent', 'Changed since', 'Accepted', 'Void'],
  )
})

test('mark the one that is shown', () => {
  const current = (state: Props['view']['state']) =>
    tabs({ state }).flatMap(({ current, text }) => (current === 'page' ? text : []))
  assert.equal([current(''), current('sent')], [['All'], ['Sent']])
})

test('lead to the first page of what is searched', () => {
  const [all, draft] = tabs({ q: 'desk' }).map(({ href = '' }) =>
    [...new URLSearchParams(href.split('?')[1]?.replaceAll('&amp;', '&'))].sort(),
  )
  assert.equal(all, [['q', 'desk']])
  assert.equal(draft, [
    ['q', 'desk'],
    ['state', 'draft'],
  ])
})

test.run()
