import * as assert from 'uvu/assert'
import { suite } from '#test'
import { removeOldDerivatives } from '../../../../server/media/shared/remove-old-derivatives.ts'
import { memoryObjects } from '../../../support/memory-objects.ts'
import { refusal } from '../open-media.ts'

const test = suite('smaller pictures of photos that are gone')

const hour = 3_600_000

async function open() {
  const objects = memoryObjects()
  for (const key of ['derivatives/a/320.avif', 'derivatives/b/320.avif', 'files/b']) {
    await objects.put(key, Buffer.from(key))
  }
  const remove = (milliseconds: number) =>
    removeOldDerivatives(objects, new Set(['a']), () => Date.now() + milliseconds)
  return { objects, remove, keys: () => [...objects.stored.keys()] }
}

test('go an hour after they were made, and nothing else does', async () => {
  const { remove, keys } = await open()
  await remove(0)
  await remove(hour - 60_000)
  assert.is(keys().length, 3)
  await remove(hour + 60_000)
  assert.equal(keys(), ['derivatives/a/320.avif', 'files/b'])
})

test('that cannot be removed are said to be there still', async () => {
  const { objects, remove, keys } = await open()
  objects.beforeRemoval = async () => {
    objects.isAway = true
    await objects.check()
  }
  assert.is((await refusal(remove(2 * hour))).status, 503)
  assert.is(keys().length, 3)
})

test.run()
