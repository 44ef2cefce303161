import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createPauses } from '../../../server/base/pauses.ts'
import { turnsDuring } from '../../support/turns-during.ts'

const test = suite('pauses of long work')

test('let others have their turn after some milliseconds of work, and not before', async () => {
  let now = 0
  const pause = createPauses(() => now)
  const turnsAfter = (milliseconds: number) =>
    turnsDuring(async () => {
      now += milliseconds
      await pause()
    })
  assert.equal([await turnsAfter(7), await turnsAfter(1), await turnsAfter(7)], [0, 1, 0])
})

test.run()
