import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { Router } from 'wouter'
import { suite } from '#test'
import type { ActivityEntry } from '../../../../web/activity-entries.ts'
import { Entries } from '../../../../web/admin/activity/entries.tsx'

const test = suite('list of the activity')

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

const htmlOf = (...entries: ActivityEntry[]) =>
  renderToStaticMarkup(
    <Router ssrPath="/admin/activity">
      <Entries entries={entries} />
    </Router>,
  )

test('a customer is named', () => {
  const subject = '2026-0042, version 1, by Ali Hassan'
  const html = htmlOf({ ...refused, action: 'quote-accepted', subject })
  assert.match(html, '<strong>Ali Hassan (customer)</strong>')
  assert.match(htmlOf({ ...refused, action: 'quote-asked', subject: '2026-0042' }), 'A customer')
})

test('a refused sign-in under an unknown name is marked, and says so', () => {
  const html = htmlOf(refused)
  assert.match(html, /<li data-refused="true">.*<strong>Unknown name<\/strong>/)
  const known = htmlOf({ ...refused, who: 'otieno', action: 'signed-in' })
  assert.match(known, '<strong>otieno</strong>')
  assert.not.match(known, 'data-refused')
})

test('a move names both places and leads to each', () => {
  const moved = { ...refused, who: 'otieno', places: [chair, stool] }
  assert.match(htmlOf({ ...moved, action: 'moved' }), />Ch1<.* to .*>BP1</)
  const html = htmlOf({ ...moved, action: 'swapped' })
  assert.match(html, />Ch1<.* and .*>BP1</)
  for (const { path } of [chair, stool]) assert.match(html, encodeURIComponent(path))
})

test('without entries it says that the filters fit none', () => {
  assert.match(htmlOf(), 'Nothing fits these filters.')
})

test.run()
