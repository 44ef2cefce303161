import * as assert from 'uvu/assert'
import { suite } from '#test'
import { FixedField } from '../../../../../../web/admin/pages/form/fields/fixed-field.tsx'
import { TextField } from '../../../../../../web/admin/pages/form/fields/text-field.tsx'
import {
  FaultsProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/admin/pages/form/form-context.ts'
import { NO_HREF } from '../../../../../../web/sections/href.ts'
import { htmlOf, textOf } from '../../../../../support/rendered.tsx'
import { liveField } from '../live-field.tsx'

const test = suite('field of a text')

const field = (
  schema: object,
  { value, isRequired = false, fault }: { value?: unknown; isRequired?: boolean; fault?: string },
) => (
  <FormProvider value={{} as Form}>
    <FaultsProvider value={fault ? { title: fault } : {}}>
      <TextField
        at="title"
        isRequired={isRequired}
        value={value}
        schema={{ type: 'string', title: 'Title', ...schema } as never}
      />
    </FaultsProvider>
  </FormProvider>
)

test('has several lines where it may be long, and says whether it may be left out', () => {
  assert.match(htmlOf(field({ maxLength: 200 }, {})), /<input [^>]*placeholder="Left out"/)
  assert.match(htmlOf(field({ maxLength: 201 }, { value: 7 })), /<textarea[^>]*><\/textarea>/)
  assert.not.match(htmlOf(field({}, { isRequired: true })), 'placeholder')
  assert.match(htmlOf(field({ form: 'link' }, {})), 'list="form-link-targets"')
  assert.not.match(htmlOf(field({}, {})), 'list=')
})

test('is tied to its counter, help and fault, as far as there are any', () => {
  const describedBy = (html: string) => /aria-describedby="([^"]*)"/.exec(html)?.[1]
  assert.is(describedBy(htmlOf(field({ maxLength: 80 }, { value: 'a' }))), undefined)
  const schema = { maxLength: 4, description: 'In a word' }
  const html = htmlOf(field(schema, { value: 'abcd', fault: 'Not this' }))
  assert.is(describedBy(html), 'form-title-counter form-title-help form-title-fault')
  assert.is(
    textOf(field(schema, { value: 'abcd', fault: 'Not this' })),
    'Title 4 of 4 In a word Not this',
  )
  assert.match(html, 'aria-invalid="true"')
  assert.not.match(html, 'data-over')
  const fine = htmlOf(field(schema, { value: 'a' }))
  assert.is(describedBy(fine), 'form-title-help')
  assert.not.match(fine, 'aria-invalid')
})

test('its own fault goes before that of the server', () => {
  const tooLong = field({ maxLength: 4 }, { value: 'abcde', fault: 'Not this' })
  assert.is(textOf(tooLong), 'Title 5 of 4 At most 4 characters')
  assert.match(htmlOf(tooLong), 'data-over="true"')
})

test('emptied it is left out, unless it is required', () => {
  for (const isRequired of [true, false]) {
    const { changes, focused, control } = liveField(TextField.type, {
      isRequired,
      schema: { type: 'string' },
    })
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

test('one that is not changed here says what it is, and what is wrong', () => {
  const fixed = (value: unknown, more: object = {}, faults = {}) =>
    textOf(
      <FaultsProvider value={faults}>
        <FixedField
          at="kind"
          isRequired={false}
          value={value}
          schema={{ type: 'string', title: 'Kind', ...more } as never}
        />
      </FaultsProvider>,
    )
  assert.is(fixed(undefined), 'Kind None')
  assert.is(fixed('cards'), 'Kind cards')
  const names = { cards: 'Cards' }
  assert.is(fixed('cards', { names, description: 'By us' }), 'Kind Cards By us')
  assert.is(fixed('other', { names }, { kind: 'Not known' }), 'Kind other Not known')
})

test.run()
