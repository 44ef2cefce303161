import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withWays } from '../../../server/render/ways-to-reach.ts'
import type { ContactDetails } from '../../../web/base/contract.ts'
import type { Section, SectionOf } from '../../../web/sections/schemas.ts'

const test = suite('the ways to reach the company at the end of a page')

const quote = { label: 'Get a quote', href: '/contact' }
const closing = (fields: object): Section => ({
  ...{ kind: 'call-to-action', title: 'Write to us', actions: [quote], ...fields },
})
const QUESTION = 'What do chairs cost?'
const company = {
  ...{ companyName: 'Acacia', whatsapp: '+254 711 000 111', phone: '+254 722 000 222' },
  email: 'us@example.com',
} as ContactDetails

const actionsOf = (section: Section) => (section as SectionOf<'call-to-action'>).actions

test('are WhatsApp, phone and e-mail, after the other actions', () => {
  const [first, ...ways] = actionsOf(withWays(closing({ ways: true }), QUESTION, company))
  assert.is(first, quote)
  assert.equal(
    ways.map(({ href }) => decodeURIComponent(href)),
    [
      'https://wa.me/254711000111?text=What do chairs cost?',
      'tel:+254722000222',
      'mailto:us@example.com',
    ],
  )
})

test('are those that the contact details have, and only where they are asked for', () => {
  const unreachable = { ...company, whatsapp: '', phone: '' }
  assert.equal(
    actionsOf(withWays(closing({ ways: true }), QUESTION, unreachable)).map(one => one.label),
    ['Get a quote', 'us@example.com'],
  )
  const without = closing({})
  assert.is(withWays(without, QUESTION, company), without)
})

test.run()
