import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { FormField } from '../../../../web/quotes/page/form-field.tsx'

const test = suite('field of the page of a quote')

type Props = Parameters<typeof FormField>[0]

const shown = (more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <FormField {...{ name: 'name', label: 'Your name', outcome: {}, maxLength: 100 }} {...more} />,
  )

test('has one line, or as many as it is given', () => {
  assert.match(shown({ type: 'email' }), /<input [^>]*type="email"/)
  assert.not.match(shown({ rows: 4 }), '<input')
  assert.match(shown({ rows: 4 }), /<textarea [^>]*rows="4"/)
})

test('begins with what was said before, or else with what is known', () => {
  assert.match(shown({ value: 'Amina' }), 'value="Amina"')
  assert.match(
    shown({ value: 'Amina', outcome: { values: { name: 'Wanjiru' } } }),
    'value="Wanjiru"',
  )
  assert.match(shown({ value: 'Amina', outcome: { values: { name: '' } } }), 'value=""')
})

test('says its fault below, and the first field with one has the focus', () => {
  const faults = { name: 'Say your name', email: 'Say your address' }
  const html = shown({ outcome: { faults } })
  assert.match(html, 'aria-invalid="true" aria-describedby="quote-name-error" autofocus=""')
  assert.match(html, '<p class="field-error" id="quote-name-error">Say your name</p>')
  assert.not.match(shown({ name: 'email', outcome: { faults } }), 'autofocus')
  assert.not.match(shown(), /aria-invalid|aria-describedby|autofocus|field-error/)
})

test.run()
