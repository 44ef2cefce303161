import * as assert from 'uvu/assert'
import { suite } from '#test'
import { WhatsappButton } from '../../../web/layout/whatsapp-button.tsx'
import { type Given, markupOf } from '../markup.tsx'

const test = suite('WhatsApp button')

const chat = 'https://wa.me/254711222333?text=Habari'
const button = (given: Given = {}) => markupOf(<WhatsappButton />, { page: { chat }, ...given })

test('opens the chat of its page', () => {
  assert.match(button(), `href="${chat}"`)
})

test('is called as the administrators say', () => {
  assert.match(button(), 'aria-label="Chat with us on WhatsApp"')
  assert.match(button({ site: { words: { chat: 'Tuandikie' } } }), 'aria-label="Tuandikie"')
})

test.run()
