import * as assert from 'uvu/assert'
import { suite } from '#test'
import { quoteChat } from '../../../../../web/admin/quotes/sending/whatsapp.ts'
import { content, quote } from '../quote.ts'

const test = suite('a chat with the link of a quote')

const chat = (phone?: string) => {
  const customer = { name: 'Wanjiru', ...(phone && { phone }) }
  const company = { companyName: 'Nairobi Prefab', whatsapp: '+254 700 000000' }
  return new URL(quoteChat(quote({ content: content({ customer }) }), 'https://x.ke/q', company))
}

test('greets the customer and ends with the link', () => {
  assert.is(
    chat().searchParams.get('text'),
    'Hello Wanjiru,\nhere is quote 2026-0042 of Nairobi Prefab: KES 158,920.\nhttps://x.ke/q',
  )
})

test('goes to the number of the customer, in the country of the company, or asks for one', () => {
  assert.is(chat('0712 345678').pathname, '/254712345678')
  assert.is(chat('0712 345678').searchParams.get('text'), chat().searchParams.get('text'))
  assert.equal([chat().pathname, chat('none').pathname], ['/', '/'])
})

test.run()
