import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../../web/base/routes.ts'
import {
  NAME,
  pairIn,
  replacedBy,
  UNPUBLISHED,
  wordsOf,
} from '../../../../../../web/features/pages/admin/compare/states.ts'
import type { PageVersion } from '../../../../../../web/features/pages/contract.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { emptyClient } from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { until } from '../../../../../support/until.ts'
import { clientWith } from '../../../../admin/client-with.ts'
import { openedDraft, pageOf, pageServer, retitled } from '../saving/page-server.ts'

const { document } = openAdminPage()
const { usePair } = await import('../../../../../../web/features/pages/admin/compare/use-pair.ts')
const { storedPage } = await import(
  '../../../../../../web/features/pages/admin/saving/page-kind.ts'
)
const { useNewer } = await import('../../../../../../web/features/pages/admin/compare/use-newer.ts')
const { useStateOfPage } = await import(
  '../../../../../../web/features/pages/admin/compare/use-state-of-page.ts'
)
const { about } = await import('../../../../../../web/features/pages/admin/saving/about.ts')

const test = suite('states of a page that are compared')

const version = (number: number): PageVersion => ({
  id: String(number),
  at: '2026-11-26T07:00:00.000Z',
  by: 'joan',
  sections: [],
})

test('states are named in the address of the editor; one that names none compares nothing', () => {
  const pair = { before: '12', after: 'draft' }
  assert.equal(pairIn(new URLSearchParams({ compare: wordsOf(pair) })), pair)
  assert.is(pairIn(new URLSearchParams()), undefined)
  for (const compare of ['', 'draft', 'draft..', 'a..draft', '1..2..3', '../../x', '12..draft&x']) {
    assert.is(pairIn(new URLSearchParams({ compare })), undefined, compare)
  }
})

test('a version replaced the one before it, and the first one the shipped page', () => {
  const versions = [version(9), version(5)]
  assert.is(replacedBy('9', versions, false), '5')
  assert.is(replacedBy('5', versions, false), 'shipped')
  assert.is(replacedBy('5', versions, true), 'nothing')
})

test('what the oldest stored version replaced is not known', () => {
  const versions = Array.from({ length: 200 }, (_, index) => version(300 - index))
  assert.is(replacedBy('101', versions, false), undefined)
  assert.is(replacedBy('102', versions, false), '101')
})

function openAt(search = '') {
  const gone: string[] = []
  standIn('location', { pathname: '/admin', search, host: 'localhost' })
  const path = '/admin/pages/edit'
  return { gone, hook: liveHook(usePair, { path, search, onNavigate: to => gone.push(to) }) }
}

const compared = `page=about&${NAME}=${wordsOf(UNPUBLISHED)}`

test('states are opened beside what else the address says, and closed from there', () => {
  assert.equal(openAt(compared).hook.now.pair, UNPUBLISHED)
  const { gone, hook } = openAt('?page=about')
  hook.now.open(UNPUBLISHED)
  assert.equal(
    [...new URLSearchParams(gone[0]?.split('?')[1])],
    [
      ['page', 'about'],
      [NAME, wordsOf(UNPUBLISHED)],
    ],
  )
  standIn('history', { state: null, back: () => gone.push('back') })
  const other = openAt(`?${compared}`)
  other.hook.now.close()
  assert.equal(other.gone, ['/admin/pages/edit?page=about'])
})

test('states that were opened here are left by going back', () => {
  let backs = 0
  standIn('history', { state: { opened: NAME }, back: () => backs++ })
  const { gone, hook } = openAt(`?${compared}`)
  hook.now.close()
  assert.equal([backs, gone], [1, []])
})

const page = pageOf({ a: 'One' })

async function open() {
  const server = pageServer(page)
  let published = page
  let reads = 0
  const kind = {
    ...server.kind,
    read: async () => {
      reads += 1
      return storedPage({ ...server.opened(), ...published })
    },
  }
  const draft = openedDraft({ ...server, kind })
  const keys = [api.pageVersions, api.editedPage].map(address => about(address, '/about'))
  const { client, stale } = clientWith(Object.fromEntries(keys.map(key => [key, {}])))
  reads = 0
  const hook = liveHook(() => useNewer('/about', draft), { client })
  return {
    hook,
    reads: () => reads,
    publish: () => {
      published = retitled(page, 'a', 'Published')
    },
    look: () => document.dispatchEvent(new Event('visibilitychange')),
    isStale: () => keys.map(key => stale().includes(key)),
  }
}

test('a publication of another is noticed when the window is looked at again', async () => {
  const { hook, reads, publish, look, isStale } = await open()
  await until('the first look', () => reads() === 1)
  look()
  await until('the second look', () => reads() === 2)
  assert.equal([hook.now, isStale()], [false, [false, false]])
  publish()
  look()
  await until('the publication', () => hook.now)
  assert.equal(isStale(), [true, true])
})

test('nothing is read while the window is hidden', async () => {
  const { reads, look } = await open()
  await until('the first look', () => reads() === 1)
  document.visibilityState = 'hidden'
  use(() => {
    document.visibilityState = 'visible'
  })
  look()
  await new Promise(setImmediate)
  assert.is(reads(), 1)
})

const published = retitled(page, 'a', 'Published')

function stateOf(name: string, { isHidden = false, data = undefined as object | undefined } = {}) {
  const client = emptyClient()
  const asked: unknown[] = []
  client.setDefaultOptions({
    queries: {
      queryFn: ({ queryKey }) => {
        asked.push(queryKey[0])
        return new Promise(() => undefined)
      },
    },
  })
  const address = `${about(api.pageVersion, '/about')}&id=${name}`
  if (data) client.setQueryData([address], data)
  const hook = liveHook(
    () => useStateOfPage('/about', name, { typed: page, stored: { published } as never }, isHidden),
    {
      client,
    },
  )
  return { asked, address, shown: hook.now.page, error: hook.now.error }
}

test('the draft and what visitors see are those of the editor', () => {
  assert.equal(stateOf('draft').shown, page)
  assert.equal(stateOf('published').shown, published)
  assert.equal(stateOf('published', { isHidden: true }).shown?.keys, [])
  assert.equal(stateOf('draft', { isHidden: true }).shown, page)
  assert.equal(stateOf('nothing').shown?.keys, [])
  for (const name of ['draft', 'published', 'nothing']) assert.equal(stateOf(name).asked, [])
})

test('others are read, a version once and the shipped page anew', () => {
  const version = stateOf('7')
  assert.equal([version.asked, version.shown], [[version.address], undefined])
  const read = { data: published }
  const known = stateOf('7', read)
  assert.equal([known.asked, known.shown, known.error], [[], published, null])
  const shipped = stateOf('shipped', read)
  assert.equal([shipped.asked, shipped.shown], [[shipped.address], published])
})

test.run()
