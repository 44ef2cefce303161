import * as assert from 'uvu/assert'
import { suite } from '#test'
import { standIn } from '../../support/stand-in.ts'

// Its own: the styles of all sections are loaded once.
const later: typeof import('../../../web/base/later-styles.ts') = await import(
  '../../../web/base/later-styles.ts?own' as string
)
const { applyStyles, loadItemStyles, loadStyles, loadStylesheet } = later

const test = suite('styles that are loaded later')

interface Sheet {
  rel: string
  media: string
  href: string
  isRemoved?: boolean
  onload(): void
  onerror(event: unknown): void
}

/** The stylesheets that are added to the page. */
function openPage(): Sheet[] {
  const added: Sheet[] = []
  const dataset = { stylesheet: '/all.css', itemStyles: '/items.css' }
  standIn('document', {
    createElement: () => {
      const link = { remove: () => Object.assign(link, { isRemoved: true }) }
      return link
    },
    getElementById: (id: string) => (id === 'page-data' ? { dataset } : null),
    head: { append: (link: Sheet) => added.push(link) },
  })
  return added
}

test('a stylesheet is there once it is loaded, and is loaded once', async () => {
  const added = openPage()
  const loading = loadStylesheet('/some.css')
  const [sheet] = added
  assert.equal([sheet?.rel, sheet?.media, sheet?.href], ['stylesheet', 'all', '/some.css'])
  sheet?.onload()
  assert.is(await loading, sheet)
  assert.is(await loadStylesheet('/some.css'), sheet)
  void loadItemStyles()
  void loadItemStyles()
  assert.equal(
    added.map(({ href }) => href),
    ['/some.css', '/items.css'],
  )
})

test('those of all sections are loaded once, again after a failure, and applied with a page', async () => {
  const added = openPage()
  applyStyles()
  const failing = loadStyles()
  added[0]?.onerror('offline')
  assert.instance(await failing.then(undefined, error => error), TypeError)
  assert.is(added[0]?.isRemoved, true)
  applyStyles()
  const loading = loadStyles()
  void loadStyles()
  assert.equal([added.length, added[1]?.href, added[1]?.media], [2, '/all.css', 'not all'])
  added[1]?.onload()
  await loading
  assert.is(added[1]?.media, 'not all')
  applyStyles()
  assert.is(added[1]?.media, 'all')
  await loadStyles()
  assert.is(added.length, 2)
})

test.run()
