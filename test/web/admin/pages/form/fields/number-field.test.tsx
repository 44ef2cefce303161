import * as assert from 'uvu/assert'
import { suite } from '#test'
import { NumberField } from '../../../../../../web/admin/pages/form/fields/number-field.tsx'
import { type Form, FormProvider } from '../../../../../../web/admin/pages/form/form-context.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, htmlOf, textOf } from '../../../../../support/rendered.tsx'

const test = suite('field of a number')

const form = { onFocusAt: () => undefined } as unknown as Form

const field = (schema: object, value?: unknown) => (
  <FormProvider value={form}>
    <NumberField
      at="sections.0.columns"
      isRequired={false}
      schema={{ type: 'integer', title: 'Columns', ...schema } as never}
      value={value}
    />
  </FormProvider>
)

const limits = { minimum: 2, maximum: 4 }

test('says what is too small and too large, with its unit, and nothing at the limits', () => {
  assert.equal(
    [1, 2, 4, 5].map(value => textOf(field(limits, value))),
    ['Columns At least 2', 'Columns', 'Columns', 'Columns At most 4'],
  )
  assert.is(textOf(field({ ...limits, unit: 'cm' }, 9)), 'Columns cm At most 4 cm')
  assert.is(textOf(field({}, -1000)), 'Columns')
})

test('is empty where there is no number, and says then what counts', () => {
  assert.match(htmlOf(field(limits)), 'placeholder="Left out" value=""')
  assert.match(htmlOf(field({ ...limits, default: 3 })), 'placeholder="3" value=""')
  assert.match(htmlOf(field(limits, 0)), 'value="0"')
  assert.is(textOf(field(limits, '1')), 'Columns')
})

test('takes whole numbers only where its schema does', () => {
  assert.match(htmlOf(field(limits, 3)), 'step="1"')
  assert.match(htmlOf(field({ type: 'number' }, 3)), 'step="any"')
})

test('leaves out what was emptied, and takes any number, 0 too', () => {
  const changes: [string, unknown][] = []
  const change: Form['change'] = (at, edit) => changes.push([at, edit(7)])
  const Field = NumberField.type
  const props = { at: 'width', label: 'Width', schema: { type: 'integer' }, value: 7 }
  const { now } = liveHook(() => Field(props as never), {
    around: inside => <FormProvider value={{ ...form, change }}>{inside}</FormProvider>,
  })
  const labelled = now as ReturnType<typeof Field>
  const { onChange } = elementIn(labelled.props.children({}), 'input').props
  for (const valueAsNumber of [0, 12, Number.NaN]) onChange({ currentTarget: { valueAsNumber } })
  assert.equal(changes, [
    ['width', 0],
    ['width', 12],
    ['width', undefined],
  ])
})

test.run()
