import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { NO_HREF } from '../../../../../../web/base/href.ts'
import { FixedField } from '../../../../../../web/features/pages/admin/form/fields/fixed-field.tsx'
import { NumberField } from '../../../../../../web/features/pages/admin/form/fields/number-field.tsx'
import { TextField } from '../../../../../../web/features/pages/admin/form/fields/text-field.tsx'
import { htmlOf, textOf } from '../../../../../support/rendered.tsx'
import { inForm, liveField } from './live-field.tsx'

const test = suite('fields of texts and numbers')

const field = (schema: object, value?: unknown, fault?: string, isRequired = false) => {
  const given = { type: 'string', title: 'Title', ...schema } as never
  const text = <TextField at="title" {...{ isRequired, value }} schema={given} />
  return inForm(text, fault ? { title: fault } : {})
}

test('a text has several lines where it may be long, and says whether it may be left out', () => {
  assert.match(htmlOf(field({ maxLength: 200 })), /<input [^>]*placeholder="Left out"/)
  assert.match(htmlOf(field({ maxLength: 201 }, 7)), /<textarea[^>]*><\/textarea>/)
  assert.match(htmlOf(field({ maxLength: 600, form: 'link' })), '<input')
  assert.not.match(htmlOf(field({}, undefined, undefined, true)), 'placeholder')
  assert.match(htmlOf(field({ form: 'link' })), 'list="form-link-targets"')
  assert.match(htmlOf(field({})), /<input (?!.*list=)/)
})

test('a text is tied to its counter, help and fault, as far as there are any', () => {
  const describedBy = (html: string) => /aria-describedby="([^"]*)"/.exec(html)?.[1]
  assert.is(describedBy(htmlOf(field({ maxLength: 80 }, 'a'))), undefined)
  const schema = { maxLength: 4, description: 'In a word' }
  const faulty = field(schema, 'abcd', 'Not this')
  assert.is(describedBy(htmlOf(faulty)), 'form-title-counter form-title-help form-title-fault')
  assert.is(textOf(faulty), 'Title 4 of 4 In a word Not this')
  assert.match(htmlOf(faulty), 'aria-invalid="true"')
  assert.not.match(htmlOf(faulty), 'data-over')
  const fine = htmlOf(field(schema, 'a'))
  assert.is(describedBy(fine), 'form-title-help')
  assert.not.match(fine, 'aria-invalid')
})

test('a text that is too long says so before what the server found', () => {
  const tooLong = field({ maxLength: 4 }, 'abcde', 'Not this')
  assert.is(textOf(tooLong), 'Title 5 of 4 At most 4 characters')
  assert.match(htmlOf(tooLong), 'data-over="true"')
})

test('characters are counted as the server does, also those of two units', () => {
  const onServer = z.string().max(20)
  const [most, more] = ['🪑'.repeat(20), '🪑'.repeat(21)]
  for (const text of ['x'.repeat(20), 'x'.repeat(21), most, more, '👩🏽‍🔧'.repeat(5)]) {
    const isTooLong = textOf(field({ maxLength: 20 }, text)).includes('At most')
    assert.is(!isTooLong, onServer.safeParse(text).success, text)
  }
  assert.is(textOf(field({ maxLength: 20 }, '🪑'.repeat(14))), 'Title')
  assert.is(textOf(field({ maxLength: 20 }, '🪑'.repeat(15))), 'Title 15 of 20')
})

test('an emptied text is left out, unless it is required', () => {
  for (const isRequired of [true, false]) {
    const schema = { type: 'string' }
    const { changes, focused, control } = liveField(TextField.type, { isRequired, schema })
    const { onChange, onFocus } = control('input')
    onFocus()
    for (const value of ['a', '']) onChange({ currentTarget: { value } })
    assert.equal(changes, [
      ['at', 'a'],
      ['at', isRequired ? '' : undefined],
    ])
    assert.equal(focused, ['at'])
  }
})

test('a link is found wrong once it is left, and not while it is typed', () => {
  const schema = { type: 'string', form: 'link' }
  const { hook, control } = liveField(TextField.type, { schema, value: 'no link' })
  assert.is(hook.now.props.error, NO_HREF)
  control('input').onChange({ currentTarget: { value: 'no link' } })
  assert.is(hook.now.props.error, undefined)
  control('input').onBlur()
  assert.is(hook.now.props.error, NO_HREF)
})

test('a text that is not changed here says what it is, and what is wrong', () => {
  const fixed = (value: unknown, more: object = {}, faults = {}) => {
    const schema = { type: 'string', title: 'Kind', ...more } as never
    return textOf(
      inForm(<FixedField at="kind" isRequired={false} {...{ value, schema }} />, faults),
    )
  }
  assert.is(fixed(undefined), 'Kind None')
  assert.is(fixed('cards'), 'Kind cards')
  const names = { cards: 'Cards' }
  assert.is(fixed('cards', { names, description: 'By us' }), 'Kind Cards By us')
  assert.is(fixed('other', { names }, { kind: 'Not known' }), 'Kind other Not known')
})

const number = (schema: object, value?: unknown) => {
  const given = { type: 'integer', title: 'Columns', ...schema } as never
  return inForm(<NumberField at="columns" isRequired={false} schema={given} value={value} />)
}
const limits = { minimum: 2, maximum: 4 }

test('a number says what is too small and too large, with its unit, and nothing at the limits', () => {
  assert.equal(
    [1, 2, 4, 5].map(value => textOf(number(limits, value))),
    ['Columns At least 2', 'Columns', 'Columns', 'Columns At most 4'],
  )
  assert.is(textOf(number({ ...limits, unit: 'cm' }, 9)), 'Columns cm At most 4 cm')
  assert.is(textOf(number({}, -1000)), 'Columns')
})

test('a number is empty where there is none, and says then what counts', () => {
  assert.match(htmlOf(number(limits)), 'placeholder="Left out" value=""')
  assert.match(htmlOf(number({ ...limits, default: 3 })), 'placeholder="3" value=""')
  assert.match(htmlOf(number(limits, 0)), 'value="0"')
  assert.is(textOf(number(limits, '1')), 'Columns')
  assert.match(htmlOf(number(limits, 3)), 'step="1"')
  assert.match(htmlOf(number({ type: 'number' }, 3)), 'step="any"')
})

test('an emptied number is left out, and any other is taken, 0 too', () => {
  const props = { label: 'Width', schema: { type: 'integer' }, value: 7 }
  const { changes, control } = liveField(NumberField.type, props)
  for (const valueAsNumber of [0, 12, Number.NaN]) {
    control('input').onChange({ currentTarget: { valueAsNumber } })
  }
  assert.equal(changes, [
    ['at', 0],
    ['at', 12],
    ['at', undefined],
  ])
})

test.run()
