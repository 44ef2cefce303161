import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openWalks, type Walks } from '../support/hidden/before-and-after.ts'

const test = suite<{ walks: Walks }>('what is hidden')

test.before(async context => {
  context.walks = await openWalks({
    pages: ['/', '/about', '/gallery', '/services/furniture/chairs'],
    codes: ['Ch8'],
    catalogs: [],
    widths: [320],
    wordsApart: 40,
  })
})

test('every field and file is seen at a public address before it is hidden', async ({ walks }) => {
  assert.equal(await walks.unseen(), [])
})

test('no address tells it from caches that had it', async ({ walks }) => {
  assert.equal(await walks.warm(), [])
})

test('no address of a server tells it that started afterwards', async ({ walks }) => {
  assert.equal(await walks.cold(), [])
})

test.run()
