import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { InquiryFormState } from '../../../../web/base/contract.ts'
import type { Entry } from '../../../../web/features/shortlist/entries.ts'
import { ChosenItems } from '../../../../web/sections/contact/chosen-items.tsx'
import type { Delivery, FormState } from '../../../../web/sections/contact/form-state.ts'
import { SendStatus } from '../../../../web/sections/contact/send-status.tsx'
import { countOf, type Given, markupOf, sectionMarkup } from '../../markup.tsx'

const test = suite('contact form')

const form = (given?: Given) =>
  sectionMarkup(
    { kind: 'contact', title: 'Contact', form: { title: 'Write to us', text: 'Any time' } },
    given,
  )
const posted = (values: Record<string, string>, fields: Record<string, string> = {}) =>
  form({ form: { sent: false, values, fields } })

/** The tag and the error of one field. */
function fieldIn(html: string, name: string) {
  const [tag = ''] = new RegExp(`<\\w+ [^>]*name="${name}"[^>]*>`).exec(html) ?? []
  const error = new RegExp(`id="inquiry-${name}-error"[^>]*>(.*?)</p>`).exec(html)?.[1]
  return { tag, error }
}

test('marks the fields that are optional, and requires the others', async () => {
  const html = await form()
  assert.match(html, 'Name</label>')
  assert.match(html, 'Phone<span> (optional)</span></label>')
  assert.is(countOf(html, ' required=""'), 3)
})

test('a field has its error, and no other is invalid', async () => {
  const html = await posted({ name: 'J' }, { name: 'Name is too short' })
  const { tag, error } = fieldIn(html, 'name')
  assert.is(error, 'Name is too short')
  assert.match(tag, 'aria-invalid="true" aria-describedby="inquiry-name-error"')
  assert.match(tag, 'value="J"')
  assert.is(countOf(html, 'aria-invalid'), 1)
  assert.is(countOf(html, 'aria-describedby'), 1)
  assert.is(fieldIn(html, 'email').error, '')
})

test('can be sent while it is open', async () => {
  const html = await form()
  assert.match(html, '>Send message</button>')
  assert.not.match(
    html,
    /<fieldset disabled|aria-disabled|is kept in this browser|<form novalidate/i,
  )
})

test('is disabled while no inquiries are taken, with the e-mail address instead', async () => {
  const html = await form({ site: { takesInquiries: false } })
  assert.match(html, '<fieldset disabled="">')
  assert.match(html, 'e-mail us directly at <a href="mailto:info@example.com">')
  assert.not.match(html, '<button')
  assert.not.match(await form(), 'The form is closed')
})

test('is led by three ways to reach somebody while it is closed, and only then', async () => {
  const html = await form({ site: { takesInquiries: false } })
  const ways = /<ul class="contact-ways">.*?<\/ul>/s.exec(html)?.[0] ?? ''
  const [chat, call, mail] = [...ways.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    decodeURIComponent(href.replaceAll('&amp;', '&')),
  )
  assert.match(chat ?? '', 'https://wa.me/254700000000?text=Hello.')
  assert.is(call, 'tel:+254700000000')
  assert.match(ways, '<strong>+254 700 000 000</strong>')
  assert.match(mail ?? '', /^mailto:info@example\.com\?subject=Request for a quote&body=Hello\./)
  for (const question of ['What do you', 'How large', 'Where does', 'When do']) {
    assert.match(mail ?? '', `\n\n${question}`)
  }
  assert.ok(html.indexOf('contact-ways') < html.indexOf('contact-form'))
  assert.not.match(await form(), 'contact-ways')
})

test('has the page that it is about, and the items, for a browser without script', async () => {
  const html = await posted({ page: '/services', items: '/rooms:Ch1*2' })
  assert.match(fieldIn(html, 'page').tag, 'value="/services"')
  assert.match(fieldIn(html, 'items').tag, 'value="/rooms:Ch1*2"')
  assert.match(html, 'This item goes with your message')
  assert.match(fieldIn(await form(), 'page').tag, 'value=""')
})

const chair: Entry = { page: '/rooms', code: 'Ch1', quantity: 1, note: '' }
const table: Entry = { page: '/rooms', code: 'T 2', quantity: 2, note: 'Round' }
const chosen = (items: Entry[], error?: string, onRemove?: () => void) =>
  markupOf(<ChosenItems items={items} error={error} onRemove={onRemove} />)

test('has no list where nothing is chosen', () => assert.is(chosen([], 'Too many'), ''))

test('lists the items with their quantity where it is more than one, and their notes', () => {
  assert.match(chosen([chair]), '>Ch1</a><small></small>')
  const html = chosen([chair, table])
  assert.match(html, '<h3>These items go with your message</h3>')
  assert.match(html, '<a href="/rooms?item=T+2">T 2</a> × 2<small>Round</small>')
  assert.match(chosen([chair]), '<h3>This item goes with your message</h3>')
})

test('an item can be removed once the script is there', () => {
  assert.not.match(chosen([chair]), '<button')
  assert.match(
    chosen([chair], undefined, () => undefined),
    'aria-label="Remove Ch1"',
  )
})

test('without script a link takes an item off, and leaves the others', () => {
  const links = (items: Entry[]) =>
    [...chosen(items).matchAll(/<a href="([^"]*)" aria-label="Remove/g)].map(([, href]) => href)
  assert.equal(links([chair]), ['/contact'])
  assert.equal(links([chair, table]), [
    '/contact?items=%2Frooms%3AT+2*2',
    '/contact?items=%2Frooms%3ACh1',
  ])
})

test('an error about the items is announced', () => {
  assert.not.match(chosen([chair]), 'role="alert"')
  assert.match(chosen([chair], 'Too many items'), 'role="alert">Too many items</p>')
})

test('beside it, an address has only the parts that are known', async () => {
  const html = await form({
    contact: { addressLine2: 'Floor 2', postalCode: '00100', saturday: '' },
  })
  assert.match(html, '<dd>Manyanja Road, Floor 2<br/>00100 Nairobi<br/>Kenya</dd>')
  assert.match(await form(), '<dd>Manyanja Road<br/>Nairobi<br/>Kenya</dd>')
  assert.match(html, '<span>Monday to Friday</span>')
  assert.not.match(html, 'Saturday')
})

/** Its phase and paragraphs. */
function statusOf(delivery: Delivery, faults = {}, posted?: Partial<InquiryFormState>) {
  const state: FormState = { faults, items: [], delivery, suggested: {} }
  const answer = posted && { sent: false, values: {}, fields: {}, ...posted }
  const html = markupOf(<SendStatus state={state} posted={answer} />)
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<svg.*?<\/svg>/, '').trim(),
  )
  return { phase: /data-phase="(\w+)"/.exec(html)?.[1], paragraphs }
}

const OPEN: Delivery = { phase: 'open' }
const refused: Delivery = { phase: 'refused', message: '503: the disk is full', fields: {} }

test('its status is empty until the message is sent', () => {
  assert.equal(statusOf(OPEN), { phase: 'open', paragraphs: [] })
  assert.equal(statusOf(OPEN, {}, {}), { phase: 'open', paragraphs: [] })
})

test('its status counts the fields that need another look', () => {
  assert.equal(statusOf(OPEN, { name: 'a' }).paragraphs, ['One field needs another look.'])
  assert.equal(statusOf(OPEN, { name: 'a', email: 'b' }).paragraphs, [
    '2 fields need another look.',
  ])
})

test('its status says why nothing was sent, unless it is for single fields', () => {
  const { phase, paragraphs } = statusOf(refused)
  assert.is(phase, 'refused')
  assert.equal(paragraphs, ['Not sent. 503: the disk is full'])
  assert.equal(statusOf(refused, { name: 'a' }).paragraphs, ['One field needs another look.'])
})

test('its status says so while the message is on its way', () => {
  assert.equal(statusOf({ phase: 'sending' }), { phase: 'sending', paragraphs: ['Sending…'] })
})

test('its status thanks for a message that is stored', () => {
  const { phase, paragraphs } = statusOf({ phase: 'stored' })
  assert.is(phase, 'stored')
  assert.match(paragraphs.join(), /^Message sent\. Thank you/)
})

test('its status without a connection offers to try again, or to change the message', () => {
  const { phase, paragraphs } = statusOf({ phase: 'waiting' })
  assert.is(phase, 'waiting')
  assert.match(paragraphs[0] ?? '', /^No connection\./)
  assert.match(paragraphs[1] ?? '', /Try again now.*Change the message/)
})

test('its status repeats the answer to a form posted without script, until something else happens', () => {
  const sent = statusOf(OPEN, {}, { sent: true })
  assert.is(sent.phase, 'stored')
  assert.match(sent.paragraphs.join(), /^Message sent\./)
  assert.equal(statusOf(OPEN, {}, { error: 'The disk is full.' }).paragraphs, [
    'Not sent. The disk is full.',
  ])
  assert.equal(statusOf({ phase: 'sending' }, {}, { sent: true, error: 'Full.' }), {
    phase: 'sending',
    paragraphs: ['Sending…'],
  })
})

test.run()
