import * as assert from 'uvu/assert'
import { suite } from '#test'
import { firstView } from '../../../web/design/addresses.ts'
import { designAtAddress } from '../../../web/design/design-at-address.ts'
import { firstPlan } from '../../../web/design/plan.ts'
import { planText } from '../../../web/design/plan-text.ts'

const test = suite('the unit that a query asks for')

test('is the first one where none is named, seen as at first', () => {
  const asked = designAtAddress('')
  assert.equal(asked.plan, firstPlan)
  assert.equal([asked.text, asked.because], [planText(firstPlan), []])
  assert.equal(asked.view, { view: firstView.view, roof: true, sizes: false })
})

test('is the one that is named, or says what is otherwise', () => {
  const other = { ...firstPlan, count: firstPlan.count === 1 ? 2 : 1 } as const
  assert.is(designAtAddress(`plan=${planText(other)}`).plan.count, other.count)
  assert.ok(designAtAddress('plan=nonsense').because.length > 0)
})

test('is seen from the side that is named, without its roof and with its sizes', () => {
  for (const turn of [0, 1, 2, 3]) assert.is(designAtAddress(`view=${turn}`).view.view, turn)
  for (const turn of ['4', '-1', '01', 'x']) {
    assert.is(designAtAddress(`view=${turn}`).view.view, firstView.view)
  }
  assert.equal(
    ['roof=off', 'roof=on', 'roof=x'].map(query => designAtAddress(query).view.roof),
    [false, true, true],
  )
  assert.equal(
    ['sizes=on', 'sizes=off', 'sizes=x'].map(query => designAtAddress(query).view.sizes),
    [true, false, false],
  )
})

test.run()
