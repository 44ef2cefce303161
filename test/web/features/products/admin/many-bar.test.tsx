import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ManyBar } from '../../../../../web/features/products/admin/many-bar.tsx'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, htmlOf, press, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

const test = suite('bar that changes many products')

function open(counts: { found: number; selected: number; isBusy?: boolean }) {
  const asked: unknown[] = []
  const hook = liveHook(() =>
    ManyBar({
      ...{ isBusy: false, ...counts, children: <i>more</i> },
      onSelectAll: isSelected => asked.push(isSelected),
      onSet: (...change) => asked.push(change),
    }),
  )
  return { hook, asked, box: () => elementIn(hook.now, 'input', ({ type }) => type === 'checkbox') }
}

test('is offered once something is selected', () => {
  const none = open({ found: 1200, selected: 0 }).hook.now
  assert.is(textOf(none), 'Select all 1,200 found')
  assert.not.match(htmlOf(none), /<form|<i>|checked/)
  const some = textOf(open({ found: 1200, selected: 1000 }).hook.now)
  assert.match(some, /^1,000 of 1,200 selected Select all 1,200 found Set/)
  assert.match(some, /Save for 1,000 more$/)
  assert.not.match(textOf(open({ found: 2, selected: 2 }).hook.now), 'Select all')
})

test('the box is between ticked and not while some are selected, and selects all or none', () => {
  const state = (found: number, selected: number) => {
    const { asked, box } = open({ found, selected })
    const element = { indeterminate: false }
    const { checked, ref, onChange } = box().props
    ref(element)
    ref(null)
    onChange()
    return [checked, element.indeterminate, asked[0]]
  }
  assert.equal(state(2, 0), [false, false, true])
  assert.equal(state(2, 1), [true, true, true])
  assert.equal(state(2, 2), [true, false, false])
  const { hook, asked } = open({ found: 2, selected: 1 })
  press(hook.now, 'Select all')
  assert.equal(asked, [true])
})

test('asks for a text or one of the choices, and sets it unless one is being saved', () => {
  const choicesOf = (field: string) => {
    const { hook } = open({ found: 2, selected: 1 })
    elementIn(hook.now, 'select').props.onChange({ target: { value: field } })
    const asked = elementsIn(hook.now).find(
      ({ type, key }) => typeof type === 'function' && key === field,
    )
    assert.ok(asked, field)
    return textOf(asked)
  }
  assert.is(choicesOf('materials'), '')
  assert.is(choicesOf('isVisible'), 'Shown Hidden')
  assert.is(choicesOf('isPriceShown'), 'Not shown Shown')
  standIn('FormData', Map)
  const submitted = (isBusy: boolean) => {
    const { hook, asked } = open({ found: 2, selected: 1, isBusy })
    const currentTarget = [['value', 'Oak']]
    elementIn(hook.now, 'form').props.onSubmit({ preventDefault: () => {}, currentTarget })
    return asked
  }
  assert.equal(submitted(false), [['materials', 'Oak']])
  assert.equal(submitted(true), [])
})

test.run()
