import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DesktopMenu } from '../../../web/layout/desktop-menu.tsx'
import { DocumentHead } from '../../../web/layout/document-head.tsx'
import { Footer } from '../../../web/layout/footer.tsx'
import { MobileMenu } from '../../../web/layout/mobile-menu.tsx'
import { NoConnection } from '../../../web/layout/no-connection.tsx'
import { ShortlistLink } from '../../../web/layout/shortlist-link.tsx'
import { WhatsappButton } from '../../../web/layout/whatsapp-button.tsx'
import { countOf, type Given, markupOf } from '../markup.tsx'

const test = suite('menus and what stands around a page')

const items = [
  { label: 'Home', href: '/' },
  {
    label: 'Services',
    href: '/services',
    items: [
      { label: 'Rooms', href: '/rooms', items: [{ label: 'Beds', href: '/rooms/beds' }] },
      { label: 'Units', href: '/units' },
    ],
  },
  { label: 'Contact', href: '/contact' },
]
const onBeds: Given = { page: { path: '/rooms/beds', above: ['/services', '/rooms'] } }

/** Each marked link, as `page /rooms/beds`. */
const marked = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]* aria-current="(\w+)"/g)].map(
    ([, href, current]) => `${current} ${href}`,
  )

test('mark the page shown, and the pages above it', () => {
  const expected = ['true /services', 'true /rooms', 'page /rooms/beds']
  assert.equal(marked(markupOf(<DesktopMenu items={items} />, onBeds)), expected)
  assert.equal(marked(markupOf(<MobileMenu items={items} />, onBeds)), expected)
  assert.equal(marked(markupOf(<DesktopMenu items={items} />, { page: { path: '/' } })), ['page /'])
})

test('on the desktop have a closed panel for each entry with others below it', () => {
  const html = markupOf(<DesktopMenu items={items} />)
  assert.is(countOf(html, '<button'), 1)
  assert.match(html, /aria-expanded="false"[^>]* aria-label="Services menu"/)
  assert.not.match(html, 'data-open')
  assert.is(countOf(html, '<ul'), 3)
})

test('on the desktop have columns where an entry of a panel has others below it', () => {
  const flat = [{ label: 'Services', href: '/services', items: items.slice(2) }]
  assert.match(markupOf(<DesktopMenu items={items} />), 'data-columns="true"')
  assert.not.match(markupOf(<DesktopMenu items={flat} />), 'data-columns')
})

test('on a phone have the page of an entry before those below it', () => {
  const html = markupOf(<MobileMenu items={items} />)
  assert.match(html, '<summary>Services</summary><ul><li><a href="/services">All Services</a>')
  assert.match(html, '<summary>Rooms</summary><ul><li><a href="/rooms">All Rooms</a>')
  assert.is(countOf(html, '<details'), 3)
})

test('the shortlist has no number while it is empty', () => {
  const html = markupOf(<ShortlistLink />)
  assert.match(html, 'aria-label="Shortlist, empty"')
  assert.not.match(html, '<span')
})

const footer = (given?: Given) => markupOf(<Footer />, given)

test('the copyright is of the first year, and up to this one', () => {
  assert.match(footer({ site: { year: 2024 } }), '© 2024 Nairobi')
  assert.match(footer({ site: { year: 2025 } }), '© 2024–2025 Nairobi')
})

test('the footer has the hours that are known, and the way there', () => {
  const html = footer({ contact: { saturday: '' } })
  assert.match(html, '<dt>Mon–Fri</dt><dd>8:00 AM to 6:00 PM</dd>')
  assert.not.match(html, '<dt>Saturday')
  assert.match(html, 'https://maps.google.com/?q=Manyanja+Road+Nairobi+Kenya"')
})

test('the footer has the tagline where there is one, and the parts of the address', () => {
  assert.match(footer(), '<address>Manyanja Road, Nairobi, Kenya<br/>')
  assert.not.match(footer(), '</a><p>')
  assert.match(footer({ contact: { companyTagline: 'We build' } }), '</a><p>We build</p><address>')
})

test('the notice about the connection is absent while nothing waits for one', () => {
  assert.is(markupOf(<NoConnection />), '')
})

test('the head asks search engines to leave a page out only where it says so', () => {
  const head = (index: boolean) =>
    markupOf(<DocumentHead />, {
      page: {
        head: {
          title: 'T',
          description: 'D',
          keywords: ['one', 'two'],
          canonical: 'https://example.com/',
          image: 'https://example.com/i.jpg',
          index,
          structuredData: { name: '</script>' },
        },
      },
    })
  assert.not.match(head(true), 'noindex')
  assert.match(head(false), '<meta name="robots" content="noindex"/>')
  assert.match(head(true), '<meta name="keywords" content="one, two"/>')
  assert.match(head(true), '{"name":"\\u003c/script>"}')
})

const chat = 'https://wa.me/254711222333?text=Habari'
const whatsapp = (given: Given = {}) => markupOf(<WhatsappButton />, { page: { chat }, ...given })

test('the WhatsApp button opens the chat of its page', () => {
  assert.match(whatsapp(), `href="${chat}"`)
})

test('the WhatsApp button is called as the administrators say', () => {
  assert.match(whatsapp(), 'aria-label="Chat with us on WhatsApp"')
  assert.match(whatsapp({ site: { words: { chat: 'Tuandikie' } } }), 'aria-label="Tuandikie"')
})

test.run()
