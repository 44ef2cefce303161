import * as assert from 'uvu/assert'
import { suite } from '#test'
import { StageSums } from '../../../../web/admin/inquiries/stage-sums.tsx'
import { STAGES } from '../../../../web/inquiry/stages.ts'
import { textOf } from '../../../support/rendered.tsx'

const test = suite('what the quotes of a stage come to')

const none = Object.fromEntries(STAGES.map(stage => [stage, 0])) as Record<
  (typeof STAGES)[number],
  number
>

test('is said of the stage that is shown', () => {
  const sums = { ...none, quoted: 1_250_000, accepted: 300 }
  assert.is(textOf(<StageSums stage="quoted" sums={sums} />), 'In quotes: KES 12,500 quoted')
  assert.is(textOf(<StageSums stage="accepted" sums={sums} />), 'In quotes: KES 3 accepted')
})

test('is said of each open stage that has quotes, where all are shown', () => {
  const sums = { ...none, answered: 100, quoted: 200, accepted: 300, lost: 400 }
  assert.is(
    textOf(<StageSums stage="all" sums={sums} />),
    'In quotes: KES 1 answered · KES 2 quoted · KES 3 accepted',
  )
})

test('is not said where it is nothing', () => {
  assert.is(textOf(<StageSums stage="all" sums={none} />), '')
  assert.is(textOf(<StageSums stage="new" sums={none} />), '')
})

test.run()
