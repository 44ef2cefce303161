import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { loadPage } from '../../web/page-loader.ts'

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

test.run()
