import * as assert from 'uvu/assert'
import { suite } from '#test'
import { join } from '../../../../../web/admin/pages/saving/join.ts'
import { pageOf, retitled, titlesOf } from './page-server.ts'

const test = suite('joining a page with what the server has now')

const steps = { past: [], future: [] }
const saved = pageOf({ a: 'One', b: 'Two' }, { description: 'Of old' })

test('takes what was sent as saved once the server has it, with a field that was deleted', () => {
  const sent = retitled(pageOf({ a: 'One', b: 'Two' }), 'a', 'First')
  const page = retitled(sent, 'b', 'Second')
  const joined = join({ page, saved, sent, steps } as never, structuredClone(sent))
  assert.equal(joined.base, sent)
  assert.ok('merged' in joined)
  assert.equal(titlesOf(joined.merged), ['First', 'Second'])
  assert.not('description' in joined.merged.source)
})

test('keeps the page itself where the server has nothing new', () => {
  const page = retitled(saved, 'a', 'First')
  const joined = join({ page, saved, steps } as never, structuredClone(saved))
  assert.ok('merged' in joined)
  assert.is(joined.merged, page)
})

test('takes of what was sent only that which has arrived', () => {
  const sent = retitled(retitled(saved, 'a', 'First'), 'b', 'Second')
  const theirs = retitled(sent, 'b', 'Of another')
  const joined = join({ page: sent, saved, sent, steps } as never, theirs)
  assert.equal(titlesOf(joined.base), ['First', 'Two'])
})

test.run()
