import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../../server/content/content.ts'
import { hidingFault } from '../../../../../server/features/pages/hiding/hiding-fault.ts'
import { leadsBy } from '../../../../../server/features/pages/hiding/led-to.ts'
import { linkingPages } from '../../../../../server/features/pages/hiding/linking-pages.ts'
import type { PageStore } from '../../../../../server/features/pages/store.ts'

const test = suite('rules of hidden pages')

interface Hidden {
  leadsTo?: string
  deleted?: object
}

/** Follows an address, by what was moved and what is hidden. */
function ledTo(from: string, moved: Record<string, string>, hidden: Record<string, Hidden> = {}) {
  const all = Object.entries(hidden).map(([address, { deleted, ...lead }]) => ({
    ...{ address, hidden: { by: 'amina', at: '2031-03-09T12:00:00Z', ...lead } },
    ...(deleted && { deleted }),
  }))
  const led = leadsBy({ to: path => moved[path] }, { all } as unknown as PageStore)(from)
  return led && `${led.to} ${led.isForNow ? 'for now' : 'for good'}`
}

const chairs = { '/chairs': { leadsTo: '/furniture' } }

const leads: [what: string, led: string | undefined, expected?: string][] = [
  ['a former address leads to its page', ledTo('/old', { '/old': '/new' }), '/new for good'],
  ['a page itself leads nowhere', ledTo('/new', { '/old': '/new' })],
  ['a hidden page leads to the chosen one', ledTo('/chairs', {}, chairs), '/furniture for now'],
  ['a hidden page without a chosen one leads nowhere', ledTo('/chairs', {}, { '/chairs': {} })],
  ['nor does what leads to it', ledTo('/old', { '/old': '/chairs' }, { '/chairs': {} })],
  ['a way over both is', ledTo('/old', { '/old': '/chairs' }, chairs), '/furniture for now'],
  ['a redirect goes first', ledTo('/chairs', { '/chairs': '/seats' }, chairs), '/seats for good'],
  [
    'a deleted page leads nowhere',
    ledTo('/chairs', {}, { '/chairs': { leadsTo: '/furniture', deleted: {} } }),
  ],
  ['a circle leads nowhere', ledTo('/a', { '/a': '/b' }, { '/b': { leadsTo: '/a' } })],
]

for (const [what, led, expected] of leads) test(what, () => assert.is(led, expected))

test('a way of seven steps is followed to its end, a longer one is not', () => {
  const steps = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`/${i}`, `/${i + 1}`]))
  assert.equal([ledTo('/1', steps), ledTo('/0', steps)], ['/8 for good', undefined])
})

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

test('a page above one that is seen by then stays, as do those that links or products need', () => {
  assert.is(faultOf('/a/b'), undefined)
  assert.is(faultOf('/a'), '“B” is below this page. Hide it first, or move it.')
  assert.is(faultOf('/a', 'prose', ['/a/b']), '“C” is below this page. Hide it first, or move it.')
  assert.is(faultOf('/a', 'prose', ['/a/b', '/a/c']), undefined)
  assert.match(faultOf('/contact') ?? '', /^Links of the whole site/)
  for (const kind of ['product-grid', 'gallery']) {
    assert.match(faultOf('/a/b', kind) ?? '', /hide its collection under Products instead$/)
  }
})

test('pages with a link at any depth are named, but not the page itself', () => {
  const page = (path: string, ...sections: unknown[]) => ({ path, name: `Page ${path}`, sections })
  const linking = (...pages: ReturnType<typeof page>[]) =>
    linkingPages({ pages } as unknown as Content, '/chairs')
  const link = { kind: 'cards', cards: [{ title: 'Chairs', action: { href: '/chairs' } }] }
  const found = linking(page('/a', link), page('/b', { kind: 'prose' }), page('/chairs', link))
  assert.equal(found, [{ path: '/a', name: 'Page /a' }])
  for (const href of ['/chairs?show=all', '/chairs#top']) {
    assert.is(linking(page('/a', { href })).length, 1, href)
  }
  for (const href of ['/chairs/oak', '/', null, { href: '/about' }]) {
    assert.equal(linking(page('/a', { href })), [], JSON.stringify(href))
  }
})

test.run()
