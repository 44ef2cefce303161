import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withSpace } from '../../../server/disk/with-space.ts'
import { refusal } from '../media/open-media.ts'

const test = suite('changes on a full disk')

const full = Object.assign(new Error('full'), { code: 'ENOSPC' })

/** A disk that has space once so many entries have gone. */
function disk(entries: number, needed: number) {
  const state = { entries, tries: 0 }
  const giveWay = async () => {
    await new Promise(setImmediate)
    if (state.entries === 0) return false
    state.entries -= 1
    return true
  }
  const change = async () => {
    state.tries += 1
    if (entries - state.entries < needed) throw full
    return 'saved'
  }
  return { state, giveWay, change }
}

test('are made again as entries give way, as few as are needed', async () => {
  const { state, giveWay, change } = disk(3, 2)
  assert.is(await withSpace(giveWay)(change), 'saved')
  assert.equal(state, { entries: 1, tries: 3 })
})

test('are refused with 507 once nothing gives way', async () => {
  const { state, giveWay, change } = disk(1, 2)
  const { status, message } = await refusal(withSpace(giveWay)(change))
  assert.is(status, 507)
  assert.match(message, 'nothing was saved or sent. Delete files that are no longer needed')
  assert.equal(state, { entries: 0, tries: 2 })
})

test('are refused with the sentence that is given', async () => {
  const { giveWay, change } = disk(0, 1)
  const refused = withSpace(giveWay, error => new Error('own', { cause: error }))(change)
  const error = await refused.catch((reason: Error) => reason)
  assert.equal([(error as Error).message, (error as Error).cause], ['own', full])
})

test('that fail otherwise are not made again, and nothing gives way', async () => {
  const { state, giveWay } = disk(3, 0)
  let tries = 0
  const error = await withSpace(giveWay)(async () => {
    tries += 1
    throw new Error('invalid')
  }).catch((reason: Error) => reason.message)
  assert.equal([error, tries, state.entries], ['invalid', 1, 3])
})

test.run()
