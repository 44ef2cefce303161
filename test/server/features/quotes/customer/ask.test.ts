import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ask } from '../../../../../server/features/quotes/customer/ask.ts'
import { pageDataOf } from '../../../../../server/features/quotes/customer/page-data.ts'
import { quoteDocument } from '../../../../../server/features/quotes/customer/quote-document.ts'
import type { Edition, Quote } from '../../../../../web/features/quotes/contract.ts'
import { quoteContent } from '../document/paper.ts'

const test = suite('question of a customer, and the page that it comes from')

const from = { visitor: '10.0.0.1', requestId: 'r1' }

function asking(notes: object[] | undefined, isOn = true) {
  const done: unknown[] = []
  const options = {
    inquiries: {
      find: async () => notes && { id: 'i1', notes },
      ask: async (...given: unknown[]) => void done.push(['asked', ...given]),
    },
    receive: async (posted: object) => {
      done.push(['received', posted])
      return 'i2'
    },
    quotes: { reportQuestion: async (...given: unknown[]) => void done.push(['stored', ...given]) },
    reports: { isOn, queue: (id: string) => void done.push(['queued', id]) },
  } as never
  return { done, options }
}

const question = (fields: object = {}, customer: object = {}) => ({
  quote: { id: 'q1', number: '2026-0042', inquiryId: 'i1' } as Quote,
  edition: {
    edition: 2,
    content: quoteContent({ customer: { name: 'Wanjiru', ...customer } }),
  } as Edition,
  ...{ message: 'When?', from, ...fields },
})

test('goes into the inquiry of the quote, and the owner is told of it', async () => {
  const { done, options } = asking([])
  await ask(question(), options)
  assert.equal(done, [
    ['asked', 'i1', 'Wanjiru', 'When?'],
    ['stored', 'q1', 2, 'When?'],
    ['queued', 'q1'],
  ])
  const off = asking([], false)
  await ask(question(), off.options)
  assert.equal(off.done, [
    ['asked', 'i1', 'Wanjiru', 'When?'],
    ['queued', 'q1'],
  ])
})

test('is one where the customer asks the same twice in a row', async () => {
  const said = async (...notes: object[]) => {
    const { done, options } = asking(notes)
    await ask(question(), options)
    return done.length > 0
  }
  const same = { isCustomer: true, text: 'When?' }
  assert.is(await said(same), false)
  assert.is(await said(same, { isCustomer: false, text: 'Monday' }), true)
  assert.is(await said({ isCustomer: true, text: 'Where?' }), true)
  assert.is(await said({ isCustomer: false, text: 'When?' }), true)
})

test('becomes an inquiry where there is none, answered at the address that is known', async () => {
  const posted = async (fields: object, customer: object) => {
    const { done, options } = asking(undefined)
    await ask(question(fields, customer), options)
    const [[what, inquiry] = []] = done as [string, Record<string, string>][]
    assert.equal([done.length, what], [1, 'received'])
    return inquiry ?? {}
  }
  const known = await posted({ email: 'b@x.ke' }, { email: 'a@x.ke', phone: '0'.repeat(40) })
  assert.equal([known.email, known.phone, known.company], ['a@x.ke', '0'.repeat(20), ''])
  assert.is(known.subject, 'Question about quote 2026-0042, version 2')
  const other = await posted({ email: 'b@x.ke' }, { company: 'Savanna' })
  assert.equal([other.email, other.phone, other.company], ['b@x.ke', '', 'Savanna'])
  assert.is((await posted({}, {})).email, '')
  assert.is(other.idempotencyKey, known.idempotencyKey)
  assert.is.not((await posted({ message: 'Where?' }, {})).idempotencyKey, known.idempotencyKey)
})

test('its page has the pictures of slots that are there, and days by the clock of the company', () => {
  const at = '2026-11-22T22:00:00.000Z'
  const [first] = quoteContent().lines
  const lines = ['a.jpg', 'gone.jpg', undefined].map(slot => ({ ...first, slot }))
  const content = { ...quoteContent(), lines } as Edition['content']
  const edition = { edition: 1, version: 7, content, at } as Edition
  const data = (accepted?: number, today = '2026-12-21') =>
    pageDataOf(
      {
        quote: {
          ...{ number: '2026-0042', url: '/quotes/s', editions: [edition] },
          ...(accepted && { accepted: { name: 'W.', edition: accepted, at } }),
        } as Quote,
        ...{ edition, asksEmail: true },
      },
      {
        mediaOf: () => ({ url: '/a.jpg' }) as never,
        isSlot: slot => slot === 'a.jpg',
        dayOf: moment => `day of ${moment}`,
        today: () => today,
      },
    )
  const page = data()
  assert.equal(Object.keys(page.pictures), ['a.jpg'])
  assert.equal([page.path, page.days, page.outcome], ['/quotes/s', [`day of ${at}`], {}])
  assert.equal([page.isValid, data(1, '2026-12-22').isValid], [true, false])
  assert.equal([page.accepted, data(2).accepted], [undefined, undefined])
  assert.equal(data(1).accepted, { name: 'W.', day: `day of ${at}` })
})

test('its page has a title without markup, and says on a copy that it is one', () => {
  const manifest = { styles: { page: 'p{}', quote: 'q{}' }, fonts: ['/f.woff2'] } as never
  const document = (isStaging: boolean) =>
    quoteDocument({
      ...{ title: 'A <b> & "c"', body: '<main></main>', manifest, isStaging },
      brand: undefined,
    })
  const { html, styleHash } = document(false)
  assert.match(html, '<title>A &#60;b&#62; &#38; &#34;c&#34;</title>')
  assert.match(html, '<style>p{}q{}</style>')
  assert.match(html, 'crossorigin href="/f.woff2"')
  assert.match(html, '<body><main></main></body>')
  assert.match(styleHash, /^sha256-[\w+/]{43}=$/)
  const copy = document(true)
  assert.not.match(copy.html, '<body><main>')
  assert.is.not(copy.styleHash, styleHash)
})

test.run()
