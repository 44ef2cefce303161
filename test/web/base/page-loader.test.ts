import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { loadPage, prefetchPage, prefetchWith, savesData } from '../../../web/base/page-loader.ts'
import { withGlobals } from '../browser-globals.ts'

const test = suite('page data in the browser')

test('is cached for five minutes, then requested again', async () => {
  let times = 0
  const original = globalThis.fetch
  globalThis.fetch = async () => Response.json({ times: ++times })
  use(() => {
    globalThis.fetch = original
  })
  mock.timers.enable({ apis: ['Date'], now: 0 })
  use(() => mock.timers.reset())
  await loadPage('/about')
  mock.timers.setTime(299_999)
  assert.equal(await loadPage('/about'), { times: 1 })
  mock.timers.setTime(300_000)
  assert.equal(await loadPage('/about'), { times: 2 })
})

test('that fails to load is requested again the next time', async () => {
  const statuses = [500, 200]
  withGlobals({
    fetch: async () => Response.json({ is: 'new' }, { status: statuses.shift() ?? 0 }),
  })
  assert.is(await loadPage('/loaded-rooms').catch(error => error.message), '500: /loaded-rooms')
  assert.equal(await loadPage('/loaded-rooms'), { is: 'new' })
})

test('that is older than five minutes is shown where it fails to load again', async () => {
  mock.timers.enable({ apis: ['Date'], now: 0 })
  use(() => mock.timers.reset())
  let times = 0
  const fetch = async () => {
    times += 1
    return Response.json({ times }, { status: times === 2 ? 503 : 200 })
  }
  withGlobals({ fetch })
  await loadPage('/beds')
  mock.timers.setTime(300_000)
  assert.equal(await loadPage('/beds'), { times: 1 })
  assert.equal(await loadPage('/beds'), { times: 3 })
})

/** A browser with these signs of data saving. */
function saving(signs: { connection?: object; attribute?: boolean; media?: boolean }) {
  withGlobals({
    navigator: { connection: signs.connection },
    document: { documentElement: { dataset: signs.attribute ? { savesData: '' } : {} } },
    matchMedia: () => ({ matches: signs.media ?? false }),
  })
}

test('is not prefetched by any sign of data saving', () => {
  const loaded: string[] = []
  prefetchWith(async address => loaded.push(address))
  use(() => prefetchWith(loadPage))
  for (const signs of [
    { connection: { saveData: true } },
    { attribute: true },
    { media: true },
  ] as const) {
    saving(signs)
    assert.ok(savesData(), JSON.stringify(signs))
    prefetchPage('/loaded-rooms')
  }
  assert.equal(loaded, [])
})

test('is prefetched where no sign says otherwise', () => {
  const loaded: string[] = []
  prefetchWith(async address => loaded.push(address))
  use(() => prefetchWith(loadPage))
  for (const signs of [{}, { connection: {} }, { connection: { saveData: false } }]) {
    saving(signs)
    prefetchPage('/loaded-rooms')
  }
  assert.equal(loaded, ['/loaded-rooms', '/loaded-rooms', '/loaded-rooms'])
})

test.run()
