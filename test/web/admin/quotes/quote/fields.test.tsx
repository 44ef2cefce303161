import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn } from '../../../../support/rendered.tsx'
import { openedDraft } from '../opened-draft.tsx'
import { content } from '../quote.ts'

openAdminPage()
const { CustomerFields } = await import('../../../../../web/admin/quotes/quote/customer-fields.tsx')
const { WordFields } = await import('../../../../../web/admin/quotes/quote/word-fields.tsx')
const { Field } = await import('../../../../../web/admin/ui/field.tsx')
const { SelectField } = await import('../../../../../web/admin/ui/select-field.tsx')

const test = suite('fields of a quote')

const customer = { name: 'Wanjiru', company: 'Savanna', email: 'w@x.ke', phone: '0712' }

const inputsIn = (html: string) =>
  [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([input]) => ({
    field: /data-field="([^"]*)"/.exec(input)?.[1],
    type: /type="([^"]*)"/.exec(input)?.[1],
    value: / value="([^"]*)"/.exec(input)?.[1],
  }))

test('of the customer show what is stored, and their faults', () => {
  const { html, text, draft } = openedDraft({ content: content({ customer }) })
  assert.equal(inputsIn(html(<CustomerFields />)), [
    { field: 'customer.name', type: 'text', value: 'Wanjiru' },
    { field: 'customer.company', type: 'text', value: 'Savanna' },
    { field: 'customer.email', type: 'email', value: 'w@x.ke' },
    { field: 'customer.phone', type: 'tel', value: '0712' },
  ])
  draft.showFaults({ 'customer.phone': 'Too long' })
  assert.match(text(<CustomerFields />), 'Too long')
})

test('of the customer are changed one by one', () => {
  const { live, entry } = openedDraft({ content: content({ customer }) })
  for (const [at, name] of (['name', 'company', 'email', 'phone'] as const).entries()) {
    const part = live(CustomerFields).now.props.children.slice(1)[at]
    const field = live(() => part.type(part.props)).now as React.ReactNode
    elementIn(field, Field).props.onChange({ target: { value: `new ${name}` } })
  }
  const { name, company, email, phone } = entry()
  assert.equal([name, company, email, phone], ['new name', 'new company', 'new email', 'new phone'])
})

test('of the conditions are changed one by one', () => {
  const { live, entry } = openedDraft()
  const fields = live(WordFields)
  const change = (type: unknown, label: string, value: string) =>
    elementIn(fields.now, type, props => props.label === label).props.onChange({
      target: { value },
    })
  const shown = () => elementIn(fields.now, SelectField).props.value
  assert.is(shown(), 'added')
  change(SelectField, 'Prices are', 'included')
  assert.equal([entry().isVatIncluded, shown()], [true, 'included'])
  change(SelectField, 'Prices are', 'added')
  assert.is(entry().isVatIncluded, false)
  change(Field, 'Valid until', '2027-01-31')
  change(Field, 'VAT in percent', '8')
  assert.equal([entry().validUntil, entry().vatRate], ['2027-01-31', '8'])
  const words = elementsIn(fields.now).filter(({ props }) => props.name)
  for (const { type, props } of words) {
    const field = live(() => (type as (props: object) => React.ReactNode)(props))
    elementIn(field.now, Field).props.onChange({ target: { value: `the ${props.name}` } })
  }
  assert.equal([entry().note, entry().terms], ['the note', 'the terms'])
})

test('of the conditions show their faults', () => {
  const { draft, text } = openedDraft()
  const faults = { validUntil: 'A day', 'vat.rate': 'Such as 16', 'vat.included': 'One of both' }
  draft.showFaults({ ...faults, note: 'Too long', terms: 'Far too long' })
  const shown = text(<WordFields />)
  for (const fault of [...Object.values(faults), 'Too long', 'Far too long']) {
    assert.match(shown, fault)
  }
})

test.run()
