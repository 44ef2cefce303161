import * as assert from 'uvu/assert'
import { routes } from '../../../web/base/routes.ts'
import { changeDetails, inbox } from '../../support/contact.ts'
import type { RunningSite } from '../../support/site.ts'
import type { Journey } from './journeys.ts'
import { until } from './until.ts'
import { KEYS, type Visitor } from './visitor.ts'

const SHORT_LINK = /https?:\/\/[^/\s]+(\/shortlist\?list=[^&\s]*chairs[^&\s]*beds[^&\s]*)(?=\s|$)/

const MESSAGE = 'Four chairs for a boardroom, in oak: when?'

export const asking: Record<string, Journey> = {
  async 'shortlist: collects from two pages and is sent with both'({ arrive }) {
    const visitor = await arrive('/services/furniture/chairs?item=Ch12')
    await visitor.click('dialog button', 'Add to shortlist')
    await visitor.sees('dialog button', 'On your shortlist')
    await visitor.open('/services/furniture/beds?item=B3')
    await visitor.click('dialog button', 'Add to shortlist')
    await visitor.sees('dialog button', 'On your shortlist')
    await visitor.press(KEYS.Escape)
    await visitor.click('header a', 'Shortlist, 2 items')
    await visitor.comesTo(routes.shortlist)
    for (const code of ['Ch12', 'B3']) await visitor.sees('main li', code)
    await visitor.sees('main a', 'Send by WhatsApp')
    await visitor.sees('main a', 'Send by e-mail')
    // Until the pages of both are loaded, the link has their names.
    const messageIn = (selector: string) =>
      until(`${selector} has the link to both`, async () => {
        const message = decodeURIComponent(await visitor.attribute(selector, 'href'))
        return SHORT_LINK.test(message) && message
      })
    const mail = await messageIn('main a[href^="mailto:"]')
    const chat = await messageIn('main a[href*="wa.me"]')
    for (const code of ['Ch12', 'B3'])
      for (const message of [mail, chat]) assert.match(message, `1 x ${code} (`)

    const path = SHORT_LINK.exec(mail)?.[1] ?? ''
    const friend = await arrive(path)
    for (const code of ['Ch12', 'B3']) await friend.sees('main li', code)
    await friend.sees('header a', 'Shortlist, empty')
  },

  async 'form: says what is wrong beside its field, then sends'({ site, arrive }) {
    await changeDetails(site, { takesInquiries: true })
    const visitor = await arrive(routes.contact)
    await visitor.sees('form', 'What you write is kept in this browser')
    await visitor.type('Name', 'Amina Wanjiru')
    await visitor.type('Email', 'amina@')
    await visitor.type('Message', MESSAGE)
    await visitor.click('form button', 'Send message')
    await visitor.sees('form', 'Please enter a valid email address')
    assert.equal(await messagesFrom(site, 'Amina Wanjiru'), [])
    await visitor.type('Email', `${KEYS.End}example.com`)
    await visitor.click('form button', 'Send message')
    await visitor.sees('form [role=status]', 'Message sent.')
    assert.equal(await messagesFrom(site, 'Amina Wanjiru'), [MESSAGE])
  },

  async 'form without script: is answered by the page, then sends'({ site, arrive }) {
    await changeDetails(site, { takesInquiries: true })
    const visitor = await arrive(routes.contact, { script: 'off' })
    await fillIn(visitor, 'Otieno Odhiambo', 'A table?')
    await visitor.click('form button', 'Send message')
    await visitor.sees('form', 'Message must be at least 10 characters')
    assert.equal(await messagesFrom(site, 'Otieno Odhiambo'), [])
    await visitor.type('Message', `${KEYS.End} Of oak, for eight.`)
    await visitor.click('form button', 'Send message')
    await visitor.sees('form [role=status]', 'Message sent.')
    await visitor.seesNo('form', 'What you write is kept in this browser')
    assert.equal(await messagesFrom(site, 'Otieno Odhiambo'), ['A table? Of oak, for eight.'])
  },
}

async function fillIn(visitor: Visitor, name: string, message: string): Promise<void> {
  await visitor.type('Name', name)
  await visitor.type('Email', 'visitor@example.com')
  await visitor.type('Message', message)
}

async function messagesFrom(site: RunningSite, name: string): Promise<string[]> {
  const inquiries = await inbox(site)
  return inquiries.filter(inquiry => inquiry.name === name).map(({ message }) => message)
}
