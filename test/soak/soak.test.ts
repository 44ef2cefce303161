import * as assert from 'uvu/assert'
import { suite } from '#test'
import { faultsOf } from './judge.ts'
import { soak } from './soak.ts'

const test = suite('soak test')

test('two minutes of visitors, bad connections and a full disk lose and leak nothing', async () => {
  const result = await soak(120, { pace: 3, oneSlotIn: 8, tell: line => console.log(line) })
  console.log(JSON.stringify(result))
  assert.equal(faultsOf(result), [])
  assert.is(result.requests, 120 * 50)
  assert.ok(result.acknowledged > 100, 'inquiries were taken')
  // Whether an inquiry falls into such a second is chance; full-disk.test.ts sees it refused.
  assert.is(result.timesFull, 15)
})

test('control: losses, leaks and responses without a reason are reported', () => {
  const good = {
    ...{
      seconds: 120,
      requests: 1,
      perSecond: 50,
      acknowledged: 1,
      lost: 0,
      refused: 0,
      timesFull: 1,
    },
    memory: { early: 60, late: 66 },
    resident: 200,
    descriptors: { before: 30, after: 31 },
    unexplained: [],
  }
  assert.equal(faultsOf(good), [])
  assert.is(faultsOf({ ...good, lost: 1 }).length, 1)
  assert.is(faultsOf({ ...good, memory: { early: 60, late: 69 } }).length, 1)
  assert.is(faultsOf({ ...good, descriptors: { before: 30, after: 40 } }).length, 1)
  assert.is(faultsOf({ ...good, unexplained: ['GET /: 500'] }).length, 1)
})

test.run()
