import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lazyView } from '../../../web/sections/lazy-view.tsx'
import { markupOf } from '../markup.tsx'

const test = suite('lazy view')

test('is shown once it is loaded, which it is once', async () => {
  let times = 0
  const View = lazyView(async () => {
    times += 1
    return () => <p>Hall</p>
  })
  assert.not.ok(View.isLoaded())
  assert.throws(() => markupOf(<View />), /before it was loaded/)
  await View.preload()
  await View.preload()
  assert.ok(View.isLoaded())
  assert.is(times, 1)
  assert.is(markupOf(<View />), '<p>Hall</p>')
})

test.run()
