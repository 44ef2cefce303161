import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundRedirects } from '../../../../../web/admin/pages/redirects/redirect.ts'

const test = suite('list of former addresses')

test('has the last one first, and is searched by both addresses', () => {
  const one = { from: '/a-chair', to: '/x', by: 'joan', at: '2026-01-01T00:00:00.000Z' }
  const other = { from: '/b', to: '/chairs', by: 'joan', at: '2026-02-01T00:00:00.000Z' }
  assert.equal(foundRedirects([one, other], ''), [other, one])
  assert.equal(foundRedirects([one, other], 'CHAIR /a'), [one])
  assert.equal(foundRedirects([one, other], 'joan'), [])
})

test.run()
