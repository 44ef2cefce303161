import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageData } from '../../../../../web/base/contract.ts'
import { leavePage } from '../../../../../web/base/page-loader.ts'
import type { Entry } from '../../../../../web/features/shortlist/entries.ts'
import {
  clearQuery,
  initialValues,
} from '../../../../../web/sections/contact/form-controller/initial-values.ts'
import type { InquiryDraft } from '../../../../../web/sections/contact/form-controller/inquiry-draft.ts'
import { storageWith, withGlobals } from '../../../browser-globals.ts'

const test = suite('initial values of the contact form')

const chairs = '/services/furniture/chairs'
const entry = (code: string, more: Partial<Entry> = {}): Entry => ({
  page: chairs,
  code,
  quantity: 1,
  note: '',
  ...more,
})

interface Before {
  draft?: InquiryDraft
  shortlist?: Entry[]
  referrer?: string
  state?: object | null
}

/** A browser that arrives with this stored, and where it came from. */
function arrive({ draft, shortlist = [], referrer = '', state = null }: Before) {
  const replaced: unknown[] = []
  const stored = { shortlist, ...(draft && { inquiry: draft }) }
  withGlobals({
    localStorage: storageWith(stored),
    history: { state, replaceState: (...given: unknown[]) => replaced.push(given) },
    document: { referrer },
    location: { origin: 'https://example.com' },
  })
  return replaced
}

const draftOf = (values: Record<string, string>, more: Partial<InquiryDraft> = {}) => ({
  values,
  items: [],
  page: '',
  ...more,
})

test('of a link fill in the subject, the service and the items', async () => {
  arrive({})
  assert.equal(await initialValues(`?items=${chairs}:Ch1`), {
    values: { subject: 'Quote for Ch1', serviceInterest: 'furniture' },
    items: [entry('Ch1')],
    page: chairs,
  })
})

test('replace a subject and a service that were filled in, and never those of the visitor', async () => {
  arrive({ draft: draftOf({ subject: 'Quote for Ch9', serviceInterest: '', name: 'Jo' }) })
  assert.equal((await initialValues('?service=interior')).values, {
    subject: 'Quote for Interior Design',
    serviceInterest: 'interior',
    name: 'Jo',
  })
  arrive({ draft: draftOf({ subject: 'My office', serviceInterest: 'container' }) })
  assert.equal((await initialValues('?service=interior')).values, {
    subject: 'My office',
    serviceInterest: 'container',
  })
})

test('join the items of a message that is being written, with the newer quantity', async () => {
  const before = { items: [entry('Ch1'), entry('Ch2')], page: '/before' }
  arrive({ draft: draftOf({ message: 'About these' }, before) })
  const joined = await initialValues(`?items=${chairs}:Ch2*5;${chairs}:Ch3`)
  assert.equal(joined.items, [entry('Ch1'), entry('Ch2', { quantity: 5 }), entry('Ch3')])
  assert.is(joined.values.subject, 'Quote for 3 items')
  assert.is(joined.page, chairs)
})

test('of one more item count it with those that are there', async () => {
  arrive({ draft: draftOf({ message: 'About these' }, { items: [entry('Ch1')] }) })
  const { subject } = (await initialValues(`?items=${chairs}:Ch2`)).values
  assert.is(subject, 'Quote for 2 items')
})

test('without a message drop earlier items, and the page that they were of', async () => {
  const before = { items: [entry('Ch1')], page: '/before' }
  arrive({ draft: draftOf({}, before) })
  assert.equal(await initialValues(''), {
    values: { subject: '', serviceInterest: '' },
    items: [],
    page: '',
  })
  arrive({ draft: draftOf({ message: 'About this' }, before) })
  const written = await initialValues('')
  assert.is(written.page, '/before')
  assert.is(written.values.subject, 'Quote for Ch1')
  assert.equal(written.items, [entry('Ch1')])
})

test('with a service keep the subject of that, whatever items there are', async () => {
  arrive({ draft: draftOf({ message: 'About this' }, { items: [entry('Ch1')] }) })
  const { subject } = (await initialValues('?service=interior')).values
  assert.is(subject, 'Quote for Interior Design')
})

test('take the own shortlist, with its notes, where the link says so and it has items', async () => {
  const own = [entry('Ch1', { note: 'In oak' })]
  arrive({ shortlist: own })
  assert.equal((await initialValues('?shortlist=own')).items, own)
  assert.equal((await initialValues('')).items, [])
  arrive({})
  const { items, values } = await initialValues('?shortlist=own&service=interior')
  assert.equal(items, [])
  assert.is(values.serviceInterest, 'interior')
})

test('take the notes of items of a link from the same item of the shortlist', async () => {
  const other = { page: '/services/furniture/desks', note: 'Other page' }
  arrive({ shortlist: [entry('Ch1', other), entry('Ch1', { note: 'In oak' }), entry('Ch3')] })
  const { items } = await initialValues(`?items=${chairs}:Ch1;${chairs}:Ch2`)
  assert.equal(
    items.map(({ note }) => note),
    ['In oak', ''],
  )
})

test('add nothing to a message that waits for a connection', async () => {
  const attempt = { key: 'k', openFor: 2000, isWaiting: true }
  const waiting = draftOf({ message: 'Hello' }, { attempt })
  const replaced = arrive({ draft: waiting })
  assert.equal(await initialValues(`?items=${chairs}:Ch1`), waiting)
  clearQuery()
  assert.equal(replaced, [])
  arrive({ draft: draftOf({ message: 'Hello' }, { attempt: { ...attempt, isWaiting: false } }) })
  assert.is((await initialValues(`?items=${chairs}:Ch1`)).items.length, 1)
})

test('add nothing once more after a reload', async () => {
  const draft = draftOf({ message: 'Hello' })
  const replaced = arrive({ draft, state: { entry: 'x' } })
  clearQuery()
  assert.equal(replaced, [[{ entry: 'x', isArrivalTakenIn: true }, '', '/contact']])
  const again = arrive({ draft, state: { isArrivalTakenIn: true } })
  clearQuery()
  assert.equal(again, [])
  assert.equal(await initialValues(`?items=${chairs}:Ch1`), draft)
})

test('come from the previous page of this site, also in a new tab', async () => {
  // A page that no other test loads: pages stay in memory.
  const stools = '/services/furniture/stools'
  leavePage(undefined as never)
  const pages: string[] = []
  const fetch = async (address: string) => {
    pages.push(address)
    return Response.json({ page: { path: stools, name: 'Stools' } })
  }
  arrive({ referrer: 'https://elsewhere.com/' })
  withGlobals({ fetch })
  assert.is((await initialValues('')).page, '')
  assert.equal(pages, [])
  arrive({ referrer: `https://example.com${stools}?show=all` })
  assert.is((await initialValues('')).values.subject, 'Quote for Stools')
  assert.equal(pages, [`/api/pages?path=${encodeURIComponent(stools)}`])
  leavePage({ page: { path: '/services/interiors', name: 'Interiors' } } as PageData)
  assert.is((await initialValues('')).values.subject, 'Quote for Interiors')
})

test.run()
