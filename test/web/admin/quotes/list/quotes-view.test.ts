import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  csvAddress,
  listAddress,
  quotesAddress,
  quotesView,
} from '../../../../../web/admin/quotes/list/quotes-view.ts'
import { adminRoutes, api } from '../../../../../web/routes.ts'

const test = suite('the list of quotes in its address')

test('what an address says is read back from it', () => {
  for (const view of [
    { state: '', q: '', page: 1 },
    { state: 'accepted', q: '', page: 2 },
    { state: '', q: 'desk & chair', page: 1 },
  ] as const) {
    const [path, query = ''] = quotesAddress(view).split('?')
    assert.is(path, adminRoutes.quotes)
    assert.equal(quotesView(query), view)
  }
})

test('what is not said is left out, and what is unknown is ignored', () => {
  assert.is(quotesAddress({ state: '', q: '  ', page: 1 }), adminRoutes.quotes)
  assert.is(quotesAddress({ state: '', q: ' oak ', page: 1 }), `${adminRoutes.quotes}?q=oak`)
  for (const query of ['state=odd', 'page=0', 'page=-3', 'page=x']) {
    assert.equal(quotesView(query), { state: '', q: '', page: 1 }, query)
  }
})

test('a page is read from the API, a table of all pages at once', () => {
  const view = { state: 'accepted', q: '', page: 3 } as const
  assert.is(listAddress(view), `${api.quotes}?state=accepted&page=3`)
  assert.is(csvAddress(view), `${api.quotesCsv}?state=accepted`)
})

test.run()
