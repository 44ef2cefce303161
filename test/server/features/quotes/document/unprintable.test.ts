import * as assert from 'uvu/assert'
import { suite } from '#test'
import { unprintableFields } from '../../../../../server/features/quotes/document/unprintable.ts'
import { line, quoteContent } from './paper.ts'

const test = suite('characters that a quote cannot print')

test('a quote in Latin letters has none, accents included', () => {
  const customer = { name: 'Nguyễn Hữu Thọ', company: 'Łódź & Ƙano, Ọ̀ṣun', phone: '+254 712' }
  const note = 'Line\nby line\t– 5 m² × 2, ≤ 3 → ₦ 5'
  assert.equal(unprintableFields(quoteContent({ customer, note })), {})
})

test('each field with one is named with what it has', () => {
  const content = quoteContent({
    customer: { name: '王芳', company: 'Savanna' },
    lines: [line(), line({ text: 'Desk 🪑🪑', detail: 'мебель' })],
    delivery: { text: 'إلى', cents: 0 },
    terms: '半',
  })
  const fields = unprintableFields(content, { payment: 'खाता', taxNumber: 'कर 5' })
  assert.equal(Object.keys(fields), [
    'customer.name',
    'lines.1.text',
    'lines.1.detail',
    'delivery.text',
    'terms',
    'paymentWords',
    'taxNumber',
  ])
  assert.is(
    fields['customer.name'],
    'The PDF cannot print 王 芳: leave that out, or write it in Latin letters.',
  )
  assert.match(fields.taxNumber ?? '', 'cannot print क र (“Tax number” of your contact details):')
  assert.match(fields['lines.1.text'] ?? '', 'cannot print 🪑:')
})

test.run()
