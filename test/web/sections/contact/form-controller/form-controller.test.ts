import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { InquiryBody } from '../../../../../web/base/contract.ts'
import type { Entry } from '../../../../../web/features/shortlist/entries.ts'
import { FIELDS, HONEYPOT } from '../../../../../web/sections/contact/fields.ts'
import { attachFormController } from '../../../../../web/sections/contact/form-controller/form-controller.ts'
import { readDraft } from '../../../../../web/sections/contact/form-controller/inquiry-draft.ts'
import { reopen } from '../../../../../web/sections/contact/form-controller/outbox.ts'
import type { FormState } from '../../../../../web/sections/contact/form-state.ts'
import { until } from '../../../../support/until.ts'
import { storageWith, withGlobals } from '../../../browser-globals.ts'

const test = suite('controller of the contact form')

const chair: Entry = { page: '/services/furniture/chairs', code: 'Ch1', quantity: 1, note: '' }

/** The form as the server filled it in at an address, and what it shows. */
function open(search: string) {
  const sent: InquiryBody[] = []
  withGlobals({
    window: new EventTarget(),
    localStorage: storageWith({}),
    history: { state: null, replaceState: () => undefined },
    document: { referrer: '' },
    location: { origin: 'https://example.com', search },
    async fetch(_: string, { body }: RequestInit) {
      sent.push(JSON.parse(String(body)))
      return Response.json({ id: '1' })
    },
  })
  const inputs = new Map([...FIELDS, { name: HONEYPOT }].map(({ name }) => [name, { value: '' }]))
  const form = Object.assign(new EventTarget(), {
    elements: { namedItem: (name: string) => inputs.get(name) },
    querySelector: () => null,
  })
  const first = { faults: {}, items: [chair], delivery: { phase: 'open' }, suggested: {} } as const
  const shown: FormState[] = []
  const leave = attachFormController(form as unknown as HTMLFormElement, first, state => {
    shown.push(state)
  })
  use(() => {
    leave()
    reopen()
  })
  const now = () => shown.at(-1) as FormState
  const write = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      Object.assign(inputs.get(name) ?? {}, { value })
    }
  }
  const fieldOf = (name: string) => inputs.get(name)?.value
  return { form, sent, now, write, fieldOf }
}

const tasksDone = () => new Promise(resolve => setTimeout(resolve, 5))

test('takes in what the address brings', async () => {
  const { now, fieldOf } = open(`?items=${chair.page}:Ch1*3`)
  await tasksDone()
  assert.equal(now().items, [{ ...chair, quantity: 3 }])
  assert.is(fieldOf('subject'), 'Quote for Ch1')
  assert.equal(readDraft().items, now().items)
})

test('an item that is removed before the address is taken in stays removed', async () => {
  const { now, fieldOf } = open(`?items=${chair.page}:Ch1`)
  now().actions?.removeItem(chair)
  await tasksDone()
  assert.equal(now().items, [])
  assert.is(fieldOf('subject'), '')
  assert.equal(readDraft().items, [])
})

test('a message that is sent before the address is taken in arrives as it was written', async () => {
  const { form, sent, now, write, fieldOf } = open(`?items=${chair.page}:Ch2`)
  write({ name: 'Amina', email: 'amina@example.com', message: 'What does it cost?' })
  form.dispatchEvent(new Event('submit'))
  assert.is(now().delivery.phase, 'sending')
  await until('the message', () => now().delivery.phase === 'stored')
  assert.equal(
    sent.map(({ name, subject, items }) => [name, subject, items]),
    [['Amina', '', [chair]]],
  )
  assert.is(fieldOf('subject'), '')
})

test.run()
