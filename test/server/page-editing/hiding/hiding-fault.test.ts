import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../server/content/content.ts'
import { hidingFault } from '../../../../server/page-editing/hiding/hiding-fault.ts'

const test = suite('pages that may not be hidden')

const site = {
  pages: [
    { path: '/a', name: 'A' },
    { path: '/a/b', name: 'B', under: '/a' },
    { path: '/a/c', name: 'C', under: '/a' },
  ],
} as unknown as Pick<Content, 'pages'>

const faultOf = (address: string, kind = 'prose', gone: string[] = []) =>
  hidingFault(
    { address },
    { source: { path: address, sections: [{ kind: kind as 'prose' }] } },
    site,
    path => gone.includes(path),
  )

test('are those above a page that is still seen by then', () => {
  assert.is(faultOf('/a/b'), undefined)
  assert.is(faultOf('/a'), '“B” is below this page. Hide it first, or move it.')
  assert.is(faultOf('/a', 'prose', ['/a/b']), '“C” is below this page. Hide it first, or move it.')
  assert.is(faultOf('/a', 'prose', ['/a/b', '/a/c']), undefined)
})

test('are those that links lead to, and those that list products', () => {
  assert.match(faultOf('/contact') ?? '', /^Links of the whole site/)
  for (const kind of ['product-grid', 'gallery']) {
    assert.match(faultOf('/a/b', kind) ?? '', /hide its products instead$/)
  }
})

test.run()
