import * as assert from 'uvu/assert'
import { suite } from '#test'
import { messageOf } from '../../../../../server/features/inquiries/mail/message.ts'
import { designItem, sentDesign } from '../../../../../web/features/design/design-item.ts'
import { firstPlan } from '../../../../../web/features/design/plan.ts'
import { planCode } from '../../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'

const test = suite('the mail about a designed unit')

const office = { ...firstPlan, count: 4 } as const
const received = {
  ...{ id: '0b1e9c6e-3f0e-4f5e-9d3e-111111111111', createdAt: '2026-11-26T09:00:00.000Z' },
  ...{ name: 'Amina', email: 'amina@example.org', phone: '', company: '' },
  ...{ subject: `Quote for ${planCode(office)}`, message: 'What does it cost?' },
  ...{ serviceInterest: 'container' as const, budgetRange: '', preferredContactMethod: '' },
  ...{ projectTimeline: '', page: '/services/containers/design' },
  items: [{ ...designItem(office), design: sentDesign(office) }],
}
const inquiry = { ...received, items: [...received.items] }
const from = { name: 'Website', address: 'site@example.com' }

test('says its code, what it is, its parts and where it is drawn', () => {
  const { subject, text } = messageOf(inquiry, {
    from,
    to: ['owner@example.com'],
    siteUrl: 'https://example.com',
  })
  assert.is(subject, `Inquiry from Amina: Quote for ${planCode(office)}`)
  assert.match(
    text,
    [
      `1 x ${planCode(office)} (Office, 1 storey, 4 modules, 57.6 m²)`,
      '    4 x Module of 20 ft, 6.0 × 2.4 m',
      '    4 x Module front with windows',
      '    1 x Single door',
      '    1 x Deck along the front',
      '    4 x Furniture for a module',
      `    https://example.com/services/containers/design?plan=${planText(office)}`,
    ].join('\n'),
  )
})

test('has the address on the site where the site does not know its own', () => {
  const { text } = messageOf(inquiry, { from, to: ['owner@example.com'] })
  assert.match(text, '\n    /services/containers/design?plan=u1.')
})

test.run()
