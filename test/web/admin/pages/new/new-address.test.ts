import * as assert from 'uvu/assert'
import { suite } from '#test'
import { addressFor, folderOf, foldersOf } from '../../../../../web/admin/pages/new/new-address.ts'

const test = suite('address of a new page')

test('is made of the name, without what no address has', () => {
  const none = new Set<string>()
  assert.is(addressFor('Décor & Stairs', '/services', none), '/services/decor-and-stairs')
  assert.is(addressFor(' Joan’s 3 m² “roofs” ', '', none), '/joans-3-m2-roofs')
  assert.is(addressFor('  ', '/services', none), '')
  assert.is(addressFor('椅子', '/services', none), '')
})

test('is one that no page has', () => {
  const taken = new Set(['/stairs', '/stairs-2'])
  assert.is(addressFor('Stairs', '', taken), '/stairs-3')
  assert.is(addressFor('Stairs', '/services', taken), '/services/stairs')
})

test('is below any address that there is, but below that of the products', () => {
  const pages = ['/', '/products', '/services/furniture/beds', '/about'].map(path => ({ path }))
  const folders = ['/about', '/services', '/services/furniture', '/services/furniture/beds']
  assert.equal(foldersOf(pages), folders)
})

test('of a copy begins as that of its model does', () => {
  assert.is(folderOf('/services/furniture/beds'), '/services/furniture')
  assert.is(folderOf('/about'), '')
  assert.is(folderOf(''), '')
})

test.run()
