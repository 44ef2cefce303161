import * as assert from 'uvu/assert'
import { suite } from '#test'
import { StageSums } from '../../../../web/admin/inquiries/stage-sums.tsx'
import type { Sums } from '../../../../web/money/amount-text.ts'
import { textOf } from '../../../support/rendered.tsx'

const test = suite('what the quotes of a stage come to')

const nothing: Sums = {}
const none = {
  ...{ new: nothing, answered: nothing, quoted: nothing, accepted: nothing },
  ...{ lost: nothing, done: nothing, spam: nothing },
}

test('is said of the stage that is shown, each currency by itself', () => {
  const sums = { ...none, quoted: { KES: 1_250_000, UGX: 800 }, accepted: { KES: 300 } }
  const quoted = textOf(<StageSums stage="quoted" sums={sums} />)
  assert.is(quoted, 'In quotes: KES 12,500 and UGX 800 quoted')
  assert.is(textOf(<StageSums stage="accepted" sums={sums} />), 'In quotes: KES 3 accepted')
})

test('is said of each open stage that has quotes, where all are shown', () => {
  const some = { answered: { KES: 100 }, quoted: { KES: 200 }, lost: { KES: 400 } }
  assert.is(
    textOf(<StageSums stage="all" sums={{ ...none, ...some }} />),
    'In quotes: KES 1 answered · KES 2 quoted',
  )
})

test('is not said where it is nothing', () => {
  assert.is(textOf(<StageSums stage="all" sums={none} />), '')
  assert.is(textOf(<StageSums stage="new" sums={none} />), '')
})

test.run()
