import * as assert from 'uvu/assert'
import { suite } from '#test'
import { leadsTo, targetsFor } from '../../../../../web/admin/pages/deletion/redirect-targets.ts'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'

const test = suite('where the address of a deleted page leads')

const page = (path: string, more?: Partial<ListedPage>): ListedPage => ({
  path,
  name: path,
  state: 'published',
  ...more,
})
const pages = [page('/'), page('/a'), page('/a/b', { isHidden: true }), page('/a/b/c'), page('/ab')]

test('is the nearest page above it that visitors see, else the home page', () => {
  assert.is(leadsTo('/a/b/c', pages), '/a')
  assert.is(leadsTo('/ab', pages), '/')
})

test('is any page that visitors see, but itself', () => {
  const addresses = targetsFor('/ab', pages).map(([path]) => path)
  assert.equal(addresses, ['/', '/a', '/a/b/c'])
})

test.run()
