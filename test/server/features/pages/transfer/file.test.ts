import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  highestOwnSlot,
  withOwnSlots,
} from '../../../../../server/features/pages/transfer/own-slots.ts'
import {
  type ExportedPage,
  parseExport,
} from '../../../../../server/features/pages/transfer/parse-export.ts'
import { plannedRedirects } from '../../../../../server/features/pages/transfer/plan-redirects.ts'
import { untouched } from '../../../../../server/features/products/slot-details/rows.ts'

const test = suite('a file of pages and products')

const about = {
  path: '/about',
  source: { path: '/about', sections: [{ kind: 'prose' }] },
  keys: ['a'],
}
const exported = {
  format: 1,
  release: '0.1.0',
  exportedAt: '2026-11-30T05:00:00.000Z',
  pages: [about],
}

const faultOf = (value: unknown) => {
  try {
    parseExport(typeof value === 'string' ? value : JSON.stringify(value))
    return ''
  } catch (error) {
    assert.is((error as { status?: number }).status, 400)
    return (error as Error).message
  }
}

test('it is read as it was written, also by a release before files had products', () => {
  assert.equal(parseExport(JSON.stringify(exported)), exported)
  const updatedAt = '2026-11-30T05:00:00.000Z'
  const row = { ...untouched, alt: 'An oak table', formerNames: [], updatedAt }
  const words = { 'about/hero.jpg': row }
  const whole = { ...exported, format: 2, products: ['Code,Name', 'Ch1,Oak'], words }
  assert.equal(parseExport(JSON.stringify(whole)), whole)
  const long = { ...row, alt: 'x'.repeat(1000) }
  assert.match(faultOf({ ...whole, words: { 'about/hero.jpg': long } }), 'damaged at words')
})

test('it is refused in words where it is damaged, foreign or of a newer release', () => {
  const text = JSON.stringify(exported)
  assert.match(faultOf(text.slice(0, 100)), 'no JSON, or was cut off')
  for (const foreign of ['[]', 'null', '7', '{"pages":[]}']) {
    assert.is(faultOf(foreign), 'This is no file of exported pages')
  }
  assert.match(faultOf({ ...exported, format: 3 }), 'of a newer release: of format 3, not 2')
  assert.match(faultOf({ ...exported, pages: [] }), 'damaged at pages')
  assert.match(
    faultOf({ ...exported, pages: [{ ...about, source: { path: '/' } }] }),
    'pages.0.source',
  )
  assert.match(
    faultOf({ ...exported, pages: [{ ...about, keys: [] }] }),
    'one name for each section',
  )
  assert.match(faultOf({ ...exported, pages: [about, about] }), 'two pages at /about')
})

test('it is refused where it is nested deeper than any page, whatever its size', () => {
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  assert.is(faultOf(`{"format":1,"pages":${deep}}`), 'This is no file of exported pages')
})

const stairs = (...paths: string[]) => ({
  path: '/stairs',
  sections: paths.map(path => ({ kind: 'prose' as const, media: { family: 'sofa', path } })),
})

test('its places for pictures are in the folder of the page here, under their numbers', () => {
  const moved = withOwnSlots(
    stairs('pages/steps/image-3.jpg', 'about/hero/image-1.jpg'),
    'stairs-2',
  )
  assert.equal(moved, stairs('pages/stairs-2/image-3.jpg', 'about/hero/image-1.jpg'))
})

test('its places for pictures count up to the highest that a site gives', () => {
  const highest = (...paths: string[]) => highestOwnSlot(stairs(...paths), 'stairs')
  assert.is(highest('pages/stairs/image-3.jpg', 'pages/stairs/video-12.mp4'), 12)
  assert.is(highest('pages/other/image-3.jpg', 'pages/stairs/image-999999.jpg'), 0)
  assert.is(highest(), 0)
})

const options = {
  site: {
    content: {
      value: {
        byPath: new Map([
          ['/about', {}],
          ['/contact', {}],
        ]),
        collections: [],
      },
    },
  },
  store: {
    all: [{ address: '/hidden' }, { address: '/binned', deleted: { by: 'amina', at: '' } }],
  },
  redirects: {
    list: { '/known': { to: '/about', by: '', at: '' } },
    to: (from: string) => (from === '/known' ? '/about' : undefined),
  },
} as unknown as Parameters<typeof plannedRedirects>[0]

const pageAt = (path: string, shipped?: string) => ({ path, shipped }) as unknown as ExportedPage

/** Redirects as `from>to`; what is planned of each as its state, with what prevents it. */
function planned(pairs: string[], pages: ExportedPage[] = [], added: string[] = []) {
  const redirects = pairs.map(pair => pair.split('>')).map(([from = '', to = '']) => ({ from, to }))
  const all = plannedRedirects(options, { pages, redirects }, new Set(added))
  return all.map(({ state, fault }) => (fault ? `${state}: ${fault}` : state))
}

test('its former addresses are the same, changed or new, and none of a file without any', () => {
  assert.equal(planned(['/known>/about', '/known>/contact', '/old>/about']), [
    ...['same', 'changed', 'new'],
  ])
  assert.equal(plannedRedirects(options, { pages: [] }), [])
})

test('its former addresses come with a page that the file has at another address than the release', () => {
  const moved = [pageAt('/us', '/team')]
  assert.equal(planned(['/team>/us', '/older>/us'], moved), ['with its page', 'new'])
  assert.match(planned(['/team>/us'], [pageAt('/us', '/us')])[0] ?? '', /^new$/)
})

test('its former addresses lead from no page, of the site, of the file or not seen yet, but from one in the bin', () => {
  const held = 'new: There is a page at this address'
  const pages = [pageAt('/new')]
  assert.equal(planned(['/contact>/about', '/new>/about', '/hidden>/about'], pages), [
    ...[held, held, held],
  ])
  assert.equal(planned(['/binned>/about']), ['new'])
  assert.equal(planned(['/?p=1>/about', '/Contact?a=1>/about']), ['new', held])
  assert.match(planned(['/API>/about'])[0] ?? '', /^new: Addresses below/)
})

test('its former addresses lead to a page of the site or of the file, and not back to themselves', () => {
  assert.equal(planned(['/old>/new', '/old>/nowhere'], [pageAt('/new')]), [
    ...['new', 'new: There is no page at /nowhere'],
  ])
  const toProduct = ['/old>/products/ch-8']
  assert.equal(planned(toProduct), ['new: There is no page at /products/ch-8'])
  assert.equal(planned(toProduct, [], ['ch-8']), ['new'])
  assert.equal(planned(['/old>/old'], [pageAt('/elsewhere')]), ['new: There is no page at /old'])
})

test.run()
