import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundBeforeAndAfter } from '../support/hidden/before-and-after.ts'

const test = suite('what is hidden')

test('is told at no public address, from caches that had it before nor after a start', async () => {
  const found = await foundBeforeAndAfter({
    pages: ['/', '/about', '/gallery', '/services/furniture/chairs'],
    codes: ['Ch8'],
    catalogs: [],
    widths: [320],
    wordsApart: 40,
  })
  assert.equal(found, { unseen: [], warm: [], cold: [] })
})

test.run()
