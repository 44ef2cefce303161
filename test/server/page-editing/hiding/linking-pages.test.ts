import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../server/content/content.ts'
import { linkingPages } from '../../../../server/page-editing/hiding/linking-pages.ts'

const test = suite('pages with links to a page')

const page = (path: string, ...sections: unknown[]) => ({ path, name: `Page ${path}`, sections })

function pathsOf(...pages: ReturnType<typeof page>[]): string[] {
  const content = { pages } as unknown as Pick<Content, 'pages'>
  return linkingPages(content, '/chairs').map(({ path }) => path)
}

test('are those whose texts have one at any depth, but not the page itself', () => {
  const link = { kind: 'cards', cards: [{ title: 'Chairs', action: { href: '/chairs' } }] }
  assert.equal(pathsOf(page('/a', link), page('/b', { kind: 'prose' }), page('/chairs', link)), [
    '/a',
  ])
})

test('a link with a query or to a part of the page counts, one to another address does not', () => {
  const withLink = (href: unknown) => page('/a', { href })
  for (const href of ['/chairs?show=all', '/chairs#top']) {
    assert.equal(pathsOf(withLink(href)), ['/a'], href)
  }
  for (const href of ['/chairs/oak', '/', null, { href: '/about' }]) {
    assert.equal(pathsOf(withLink(href)), [], JSON.stringify(href))
  }
})

test('the name of each is told', () => {
  const content = { pages: [page('/a', { href: '/chairs' })] } as unknown as Content
  assert.equal(linkingPages(content, '/chairs'), [{ path: '/a', name: 'Page /a' }])
})

test.run()
