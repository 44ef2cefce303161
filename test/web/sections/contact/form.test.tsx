import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChosenItems } from '../../../../web/sections/contact/chosen-items.tsx'
import type { Entry } from '../../../../web/shortlist/entries.ts'
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

test('each field is of its kind', async () => {
  const html = await form()
  const { tag } = fieldIn(html, 'message')
  assert.match(tag, '<textarea rows="6"')
  assert.match(fieldIn(html, 'email').tag, '<input type="email"')
  assert.match(fieldIn(html, 'serviceInterest').tag, '<select')
  assert.is(countOf(html, '<textarea'), 1)
  assert.is(countOf(html, '<select'), 2)
  // Six fields, the items, the page and the trap for bots.
  assert.is(countOf(html, '<input'), 10)
  assert.match(fieldIn(html, 'website').tag, 'tabindex="-1"')
})

test('the longest fields have both columns', async () => {
  assert.is(countOf(await form(), 'class="field-row wide"'), 2)
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

test.run()
