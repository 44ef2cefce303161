import * as assert from 'uvu/assert'
import { suite } from '#test'
import { typedAddress } from '../../../../../server/features/pages/redirects/former-address.ts'
import { formerLeads } from '../../../../../server/features/pages/redirects/former-leads.ts'

const test = suite('form of a former address')

const formOf = (typed: string) => {
  const { path, query } = typedAddress(typed)
  return path + query
}

test('is one for all spellings, which are readable, and stays as it is', () => {
  for (const [form, ...spellings] of [
    ['/old/page', 'old//page/', ' https://www.example.com/old/page#b', 'www.example.com/old/page'],
    ['/Über-uns', '/%C3%9Cber-uns', '/%c3%9cber-uns/', '/U\u0308ber-uns'],
    ['/shop/Some%20Thing.html', '/shop/Some Thing.html', 'HTTP://a/shop/Some%20Thing.html'],
    ['/?p=12', 'https://example.com/?p=12', '?p=12&utm_source=x&fbclid=y', '/?%70=12'],
    ['/i.php?id=4&route=a/b', '/i.php?route=a%2Fb&id=4', '/i.php?route=a/b&gclid=1&id=4#c'],
    ['/?s=a%20b%2Bc', '/?s=a+b%2Bc', '/?s=a%20b%2bc'],
    ['/', '', '/', 'https://example.com'],
    ['/a%2Fb%3Fc', '/a%2fb%3fc'],
    ['/100%25', '/100%', '/100%25'],
  ] as const) {
    for (const one of [form, ...spellings]) assert.is(formOf(one), form, one)
  }
})

test('tells apart what other sites tell apart', () => {
  const different = ['/a', '/A', '/a.html', '/a?b=1', '/a?b=2', '/a?b=1&b=2', '/a%2Fb', '/a/b']
  assert.is(new Set(different.map(formOf)).size, different.length)
})

test('is one of any text', () => {
  for (const odd of ['/%DCber', '/%', '/\ud800', '/?a=\udfff&%', '/a\0b\n']) {
    assert.is(formOf(formOf(odd)), formOf(odd), JSON.stringify(odd))
    assert.not.match(formOf(odd), /[\0\n\ud800]/)
  }
})

test('with a query leads on from home unless that shows something else for it', () => {
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
