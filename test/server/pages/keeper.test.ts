import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { ContentPage } from '../../../server/content/page.ts'
import { createKeeper } from '../../../server/pages/keeper.ts'

const test = suite('what is made of a page')

const page = { slots: [] } as unknown as ContentPage
const never = { onChange: () => () => {}, onMade: () => () => {} }

test('is kept within a year and made again at New Year, which its copyright line shows', async () => {
  mock.timers.enable({ apis: ['Date'], now: new Date(2026, 11, 31, 12) })
  use(() => mock.timers.reset())
  const keeper = createKeeper({
    ...{ library: never, catalogs: never, slotDetails: never },
    contactDetails: { value: {} as never },
  })
  let times = 0
  const ask = () => keeper.keep('/', page, async () => ++times)
  assert.is(await ask(), 1)
  const isKept = keeper.whileKept('/')
  mock.timers.setTime(new Date(2026, 11, 31, 23, 59).getTime())
  assert.is(await ask(), 1)
  assert.ok(isKept())
  mock.timers.setTime(new Date(2027, 0, 1, 0, 0).getTime())
  assert.not(isKept())
  assert.is(await ask(), 2)
})

test.run()
