import * as assert from 'uvu/assert'
import { suite } from '#test'
import { plannedRedirects } from '../../../../server/page-editing/transfer/plan-redirects.ts'
import type { ExportedPage } from '../../../../web/page-editing/transfer.ts'

const test = suite('former addresses in a file of pages')

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

const page = (path: string, shipped?: string) => ({ path, shipped }) as unknown as ExportedPage

/** Redirects as `from>to`; what is planned of each as its state, with what prevents it. */
const planned = (pairs: string[], pages: ExportedPage[] = []) =>
  plannedRedirects(options, {
    ...{ format: 1, release: '1', exportedAt: '', pages },
    redirects: pairs.map(pair => pair.split('>')).map(([from = '', to = '']) => ({ from, to })),
  }).map(({ state, fault }) => (fault ? `${state}: ${fault}` : state))

test('are the same, changed or new, and none of a file without any', () => {
  assert.equal(planned(['/known>/about', '/known>/contact', '/old>/about']), [
    ...['same', 'changed', 'new'],
  ])
  const file = { format: 1 as const, release: '1', exportedAt: '', pages: [] }
  assert.equal(plannedRedirects(options, file), [])
})

test('come with a page that the file has at another address than the release', () => {
  const moved = [page('/us', '/team')]
  assert.equal(planned(['/team>/us', '/older>/us'], moved), ['with its page', 'new'])
  assert.match(planned(['/team>/us'], [page('/us', '/us')])[0] ?? '', /^new$/)
})

test('lead from no page, of the site, of the file or not seen yet, but from one in the bin', () => {
  const held = 'new: There is a page at this address'
  const pages = [page('/new')]
  assert.equal(planned(['/contact>/about', '/new>/about', '/hidden>/about'], pages), [
    ...[held, held, held],
  ])
  assert.equal(planned(['/binned>/about']), ['new'])
  assert.equal(planned(['/?p=1>/about', '/Contact?a=1>/about']), ['new', held])
  assert.match(planned(['/API>/about'])[0] ?? '', /^new: Addresses below/)
})

test('lead to a page of the site or of the file, and not back to themselves', () => {
  assert.equal(planned(['/old>/new', '/old>/nowhere'], [page('/new')]), [
    ...['new', 'new: There is no page at /nowhere'],
  ])
  assert.equal(planned(['/old>/old'], [page('/elsewhere')]), ['new: There is no page at /old'])
})

test.run()
