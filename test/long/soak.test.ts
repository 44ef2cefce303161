import * as assert from 'uvu/assert'
import { suite } from '#test'
import { faultsOf } from '../soak/judge.ts'
import { soak } from '../soak/soak.ts'

const test = suite('a long soak')

test('an hour of load in twenty minutes loses nothing and leaks nothing', async () => {
  const result = await soak(3600, { pace: 3, tell: line => console.log(line) })
  console.log(JSON.stringify(result))
  assert.equal(faultsOf(result), [])
  assert.is(result.requests, 180_000)
  assert.ok(result.acknowledged > 3000, 'inquiries were taken')
  assert.is(result.timesFull, 450)
  assert.ok(result.refused > 0, 'and some refused')
})

test.run()
