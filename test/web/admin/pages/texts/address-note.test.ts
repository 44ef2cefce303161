import * as assert from 'uvu/assert'
import { suite } from '#test'
import { addressNote } from '../../../../../web/admin/pages/texts/address-note.ts'

const test = suite('the note beside the address of a link')

const pages = [{ path: '/' }, { path: '/about' }]
const isNoted = (href: string) => addressNote(href, pages) !== undefined

test('is there where no page has the address', () => {
  assert.ok(isNoted('/abuot'))
  assert.ok(isNoted('/about/us'))
  assert.ok(isNoted(' /team?x=1#top '))
})

test('is not there for pages, with a query, a section or a last slash', () => {
  for (const href of ['/', '/about', '/about/', '/about?x=1', '/about#team', '/#x']) {
    assert.not(isNoted(href), href)
  }
})

test('is not there for other sites, products and files', () => {
  const others = ['https://example.com/x', 'tel:+254', '#x', '/products/ch8', '/search?q=desk']
  assert.equal(others.filter(isNoted), [])
})

test('waits for the list of pages', () => {
  assert.is(addressNote('/abuot', []), undefined)
})

test.run()
