import * as assert from 'uvu/assert'
import { suite } from '#test'
import { formerLeads } from '../../../../server/page-editing/redirects/former-leads.ts'

const test = suite('former addresses of a home page with a query')

test('lead on unless the home page shows something else for that query', () => {
  const home = { path: '/', sections: [{ kind: 'product-grid', products: [] }] }
  const leads = formerLeads({
    redirects: { find: ({ query }) => query && `/${query}` },
    leads: () => ({ to: '/', isForNow: false }),
    addressOf: path => path,
    content: { value: { byPath: new Map([['/', home]]) } } as never,
    products: { filterValuesOf: () => [] },
  })
  assert.equal(leads('/', '?p=1&utm_id=2'), { to: '/', isForNow: false, search: '?utm_id=2' })
  assert.is(leads('/', '?show=all'), undefined)
  assert.is(leads('/about', '?p=1'), undefined)
})

test.run()
