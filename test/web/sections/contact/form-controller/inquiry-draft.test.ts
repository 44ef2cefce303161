import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  deleteDraft,
  readDraft,
  storeDraft,
} from '../../../../../web/sections/contact/form-controller/inquiry-draft.ts'
import { postInquiry } from '../../../../../web/sections/contact/form-controller/post-inquiry.ts'
import { storageWith, withGlobals } from '../../../browser-globals.ts'

const test = suite('draft of an inquiry')

const draft = { values: { name: 'Jo' }, items: [], page: '' }
const empty = { values: {}, items: [], page: '' }

const readWith = (inquiry: unknown) => {
  withGlobals({ localStorage: storageWith({ inquiry }) })
  return readDraft()
}

test('is read as it was stored, with its items repaired', () => {
  assert.equal(readWith(draft), draft)
  const items = [{ page: '/a', code: 'Ch1', quantity: 0 }, null]
  assert.equal(readWith({ ...draft, items }).items, [
    { page: '/a', code: 'Ch1', quantity: 1, note: '' },
  ])
})

test('is empty where something else is stored in its place', () => {
  withGlobals({ localStorage: storageWith({}) })
  storeDraft(draft)
  for (const other of [null, 7, {}, { ...draft, items: {} }, { ...draft, values: 'a' }]) {
    assert.equal(readWith(other), empty)
  }
  const { page: _, ...withoutPage } = draft
  assert.equal(readWith(withoutPage), empty)
  deleteDraft()
})

test('lasts in memory where storage is forbidden, until it is deleted', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  withGlobals({
    localStorage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
  })
  storeDraft(draft)
  assert.equal(readDraft(), draft)
  deleteDraft()
  assert.equal(readDraft(), empty)
})

test('lasts in memory where storage was emptied meanwhile', () => {
  const localStorage = storageWith({})
  withGlobals({ localStorage })
  storeDraft(draft)
  localStorage.removeItem('inquiry')
  assert.equal(readDraft(), draft)
  deleteDraft()
  assert.equal(readDraft(), empty)
})

const inquiry = { name: 'Jo', email: 'jo@ab.ke', message: 'About these chairs' }
const outcomeOf = (answer: () => Promise<Response>) => {
  withGlobals({ fetch: answer })
  return postInquiry(inquiry)
}

test('is stored, or refused with the reason of the server', async () => {
  assert.equal(await outcomeOf(async () => new Response('', { status: 201 })), { kind: 'stored' })
  const fields = { name: 'Too short' }
  assert.equal(
    await outcomeOf(async () => Response.json({ error: 'No name', fields }, { status: 400 })),
    { kind: 'refused', message: '400: No name', fields },
  )
})

test('a refusal that is not the site’s own has its text, or that of its status', async () => {
  const refusal = (message: string) => ({ kind: 'refused', message, fields: {} })
  const status = { status: 502, statusText: 'Bad Gateway' }
  assert.equal(await outcomeOf(async () => new Response('proxy', status)), refusal('502: proxy'))
  assert.equal(await outcomeOf(async () => new Response('', status)), refusal('502: Bad Gateway'))
})

test('is sent again later where no whole answer comes', async () => {
  const unreachable = { kind: 'unreachable' }
  assert.equal(await outcomeOf(() => Promise.reject(new TypeError('offline'))), unreachable)
  const torn = new ReadableStream({ start: stream => stream.error(new Error('torn')) })
  assert.equal(await outcomeOf(async () => new Response(torn, { status: 400 })), unreachable)
})

test.run()
