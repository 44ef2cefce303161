import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useBusy } from '../../../../web/admin/ui/use-busy.ts'
import { liveHook } from '../../../support/live-hook.tsx'

const test = suite('one piece of work at a time')

test('begins at once, and what is asked for meanwhile is not done', async () => {
  const hook = liveHook(useBusy)
  const { isBusy, run } = hook.now
  assert.is(isBusy, false)
  let finish = (_: string) => {}
  let begun = 0
  const work = () => {
    begun += 1
    return new Promise<string>(resolve => {
      finish = resolve
    })
  }
  const first = run(work)
  assert.is(begun, 1)
  // The second press of two, before and after the first one is rendered.
  assert.is(await run(work), undefined)
  assert.is(hook.now.isBusy, true)
  assert.is(await hook.now.run(work), undefined)
  assert.is(begun, 1)
  finish('done')
  assert.is(await first, 'done')
  assert.is(hook.now.isBusy, false)
})

test('the next one is done after it has ended, also by a failure', async () => {
  const hook = liveHook(useBusy)
  const fails = async () => {
    throw new Error('no answer')
  }
  await hook.now.run(fails).then(
    () => assert.unreachable(),
    ({ message }) => assert.is(message, 'no answer'),
  )
  assert.is(hook.now.isBusy, false)
  assert.is(await hook.now.run(async () => 1), 1)
  assert.is(await hook.now.run(async () => 2), 2)
})

test.run()
