import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundPages, pageTree } from '../../../../../web/admin/pages/list/page-tree.ts'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'

const test = suite('list of pages')

const page = (path: string, name: string): ListedPage => ({ path, name, state: 'shipped' })

const rows = pageTree([
  page('/', 'Home'),
  page('/services/furniture/beds', 'Beds'),
  page('/about', 'About Us'),
  page('/services/furniture', 'Furniture'),
  page('/services/furniture/beds/bunks', 'Bunks'),
])
const shown = (found: typeof rows) => found.map(({ name, depth }) => `${depth} ${name}`)

test('has each page behind the one that its address is below', () => {
  assert.equal(shown(rows), ['0 Home', '0 About Us', '0 Furniture', '1 Beds', '2 Bunks'])
})

test('is searched by name and address, and shows what a found page is below', () => {
  assert.equal(shown(foundPages(rows, 'bunk')), ['0 Furniture', '1 Beds', '2 Bunks'])
  assert.equal(shown(foundPages(rows, 'us ABOUT')), ['0 About Us'])
  assert.equal(shown(foundPages(rows, '/services')), ['0 Furniture', '1 Beds', '2 Bunks'])
  assert.equal(foundPages(rows, 'boats'), [])
  assert.is(foundPages(rows, ' ').length, 5)
})

test.run()
