import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ShortlistEntry } from '../../../../web/sections/shortlist/entry.tsx'
import { SendActions } from '../../../../web/sections/shortlist/send-actions.tsx'
import { type Entry, keyOf } from '../../../../web/shortlist/entries.ts'
import type { FoundItem } from '../../../../web/shortlist/found-item.ts'
import { type Given, markupOf, sectionMarkup } from '../../markup.tsx'

const test = suite('sending a shortlist')

const chair: Entry = { page: '/rooms', code: 'Ch1', quantity: 1, note: '' }
const desk: Entry = { page: '/rooms', code: 'D2', quantity: 3, note: 'In oak' }
const found = new Map<string, FoundItem>([
  [
    keyOf(chair),
    {
      code: 'Savannah',
      slot: 'rooms/chairs/image-1.jpg',
      picture: '/uploads/rooms/chairs/image-1.jpg?v=1',
      alt: 'A chair',
      title: 'Teak',
      pageName: 'Rooms',
    },
  ],
])

/** Its links, and the text of the chat. */
function sendingOf(entries: readonly Entry[], isSent = false, given?: Given) {
  const html = markupOf(<SendActions entries={entries} found={found} isSent={isSent} />, given)
  const [chat = '', mail = '', form] = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { text: new URL(chat).searchParams.get('text') ?? '', mail, form }
}

test('names each item with its quantity, its page and its note', () => {
  const { text } = sendingOf([chair, desk], false, {
    page: { messages: { list: 'Habari, quote' } },
  })
  assert.equal(text.split('\n').slice(0, 3), [
    'Habari, quote:',
    '1 x Savannah (Rooms)',
    '3 x D2 (/rooms): In oak',
  ])
  assert.match(text.split('\n')[3] ?? '', /^https:\/\/example\.com\/sample\?list=rooms\.chairs\.1&/)
})

test('counts them in the subject of the e-mail', () => {
  assert.match(sendingOf([chair]).mail, 'subject=Quote%20for%201%20item&')
  assert.match(sendingOf([chair, desk]).mail, 'subject=Quote%20for%202%20items&')
})

test('has the contact form while that is open: with the items of a link, or the own list', () => {
  assert.is(sendingOf([chair]).form, '/contact?shortlist=own')
  assert.is(sendingOf([chair], true).form, '/contact?items=%2Frooms%3ACh1')
  assert.is(sendingOf([chair], true, { site: { takesInquiries: false } }).form, undefined)
})

test('a message of more than 1,000 characters in a URL names only items with a note', () => {
  const withNote = (length: number) => [{ ...desk, note: 'x'.repeat(length) }, chair]
  const short = /^Please quote 2 items: https:.*\n3 x D2 \(\/rooms\): x+$/
  const spare = 1000 - encodeURIComponent(sendingOf(withNote(1)).text).length
  assert.not.match(sendingOf(withNote(1 + spare)).text, short)
  assert.match(sendingOf(withNote(2 + spare)).text, short)
})

const row = (entry: Entry, isOwn: boolean, isFirst = true, item = found.get(keyOf(entry))) =>
  markupOf(<ShortlistEntry entry={entry} item={item} isOwn={isOwn} isFirst={isFirst} />)

test('a row has its picture and present name once its page is loaded', () => {
  const loaded = row(chair, true)
  assert.match(loaded, '<img src="/uploads/rooms/chairs/image-1.jpg?v=1" alt="A chair"')
  assert.match(loaded, '<a href="/rooms">Savannah</a></h3><p>Teak, Rooms</p>')
  const unknown = row({ ...desk, page: '/rooms/desks' }, true)
  assert.not.match(unknown, '<img')
  assert.match(unknown, '>D2</a></h3><p>desks</p>')
})

test('a row of a list that was sent cannot be changed', () => {
  const own = row(desk, true)
  assert.match(own, 'aria-label="Remove D2"')
  assert.match(own, 'maxLength="200"')
  assert.not.match(own, 'disabled')
  const sent = row(desk, false)
  assert.match(sent, /<input [^>]*disabled="" value="3"/)
  assert.not.match(sent, /<button|maxLength/)
})

test('a row far from the window has its values as text', () => {
  const far = row(desk, true, false)
  assert.not.match(far, /<input|<label/)
  assert.match(far, '>In oak</span>')
  assert.match(row(desk, true), '<label')
})

test('a quantity is valid until something else is typed', () => {
  assert.not.match(row(desk, true), /aria-invalid|role="alert"/)
})

test('on the server the list is being opened, whatever the address has', async () => {
  for (const search of ['', 'list=rooms.chairs.1', 'items=/rooms:Ch1']) {
    const html = await sectionMarkup({ kind: 'shortlist', title: 'Shortlist' }, { search })
    assert.match(html, 'Opening the list…')
    assert.not.match(html, /Nothing here yet|<button|<li|class="printed"|<a /)
  }
})

test.run()
