import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { pageOf, pageServer, retitled } from '../saving/page-server.ts'

const { document } = openAdminPage()
const { useNewer } = await import('../../../../../web/admin/pages/compare/use-newer.ts')
const { useStateOfPage } = await import(
  '../../../../../web/admin/pages/compare/use-state-of-page.ts'
)
const { createDraft } = await import('../../../../../web/admin/pages/saving/draft.ts')
const { restored } = await import('../../../../../web/admin/pages/saving/restore.ts')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('states of a page while it is compared')

const page = pageOf({ a: 'One' })

async function open() {
  const server = pageServer(page)
  let published = page
  let reads = 0
  const connection = {
    ...server.connection,
    read: async () => {
      reads += 1
      return { ...(await server.connection.read()), ...published }
    },
  }
  const draft = createDraft(restored(await connection.read(), []).state, connection, 5)
  use(() => draft.close())
  const client = emptyClient()
  const keys = [api.pageVersions, api.editedPage].map(address => [about(address, '/about')])
  for (const key of keys) client.setQueryData(key, {})
  reads = 0
  const hook = liveHook(() => useNewer('/about', draft), { client })
  return {
    hook,
    reads: () => reads,
    publish: () => {
      published = retitled(page, 'a', 'Published')
    },
    look: () => document.dispatchEvent(new Event('visibilitychange')),
    invalidated: () => keys.map(key => client.getQueryState(key)?.isInvalidated),
  }
}

test('a publication of another is noticed when the window is looked at again', async () => {
  const { hook, reads, publish, look, invalidated } = await open()
  await until('the first look', () => reads() === 1)
  look()
  await until('the second look', () => reads() === 2)
  assert.equal([hook.now, invalidated()], [false, [false, false]])
  publish()
  look()
  await until('the publication', () => hook.now)
  assert.equal(invalidated(), [true, true])
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
  const hook = liveHook(() => useStateOfPage('/about', name, { page, published }, isHidden), {
    client,
  })
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
