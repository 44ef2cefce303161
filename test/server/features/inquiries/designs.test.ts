import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ApiError, Inquiry } from '../../../../web/base/contract.ts'
import { api, routes } from '../../../../web/base/routes.ts'
import { partsOf } from '../../../../web/features/design/parts.ts'
import { firstPlan, type Plan } from '../../../../web/features/design/plan.ts'
import { planCode } from '../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { type Visitor, visit } from '../../../support/http.ts'
import { serveInbox } from '../../../support/inbox.ts'
import { inquiry } from '../../../support/inquiry.ts'

type Inbox = Awaited<ReturnType<typeof serveInbox>>

const test = suite<{ inbox: Inbox; ask: Visitor }>('an inquiry about a designed unit')
test.before.each(async context => {
  context.inbox = await serveInbox()
  context.ask = visit(context.inbox.url)
})

const office: Plan = { ...firstPlan, storeys: 2, extras: ['deck', 'stairs'] }
const text = planText(office)
const code = planCode(office)
const unit: Inquiry['items'][number] = {
  ...{ page: routes.design, code, quantity: 1, note: '' },
  design: {
    plan: text,
    summary: 'Office, 2 storeys, 4 modules, 57.6 m²',
    parts: partsOf(office),
  },
}

async function storedItems({ inbox, ask }: { inbox: Inbox; ask: Visitor }, fields: object) {
  const answer = await ask(api.contact, { json: { ...inquiry(), ...fields } })
  assert.is(answer.status, 201, JSON.stringify(fields))
  const [stored] = await inbox.stored()
  return stored?.items
}

test('stores its plan, code and parts as an item', async context => {
  assert.equal(await storedItems(context, { plan: text }), [unit])
})

test('says the same of the code, of another spelling and of an item from a shortlist', async context => {
  for (const plan of [code, code.toLowerCase().replaceAll('-', ''), text.toUpperCase()])
    assert.equal(await storedItems(context, { plan }), [unit], plan)
  const item = { page: routes.design, code: code.toLowerCase(), quantity: 3, note: 'at Thika' }
  assert.equal(await storedItems(context, { items: [item] }), [
    { ...unit, quantity: 3, note: 'at Thika' },
  ])
})

test('has a unit once, where its plan is among the items as well', async context => {
  const { design: _, ...item } = unit
  assert.equal(await storedItems(context, { plan: text, items: [item] }), [unit])
  const chair = { page: '/services/furniture/chairs', code: 'Ch12', quantity: 1, note: '' }
  assert.equal(await storedItems(context, { plan: text, items: [chair] }), [unit, chair])
})

test('with a plan that cannot stand has the nearest one, and says why', async context => {
  const asked = text.replace('.2.', '.3.').replace('.flat.', '.terrace.')
  const [item] = (await storedItems(context, { plan: asked })) ?? []
  assert.is(item?.design?.plan, text.replace('.2.', '.3.'))
  assert.match(item?.note ?? '', /third storey does not stand under a terrace/)
})

test('about a plan that nobody can read is refused with a sentence', async ({ ask, inbox }) => {
  const odd = ['x', '<b>', '%00', 'u9.office', 'OF-9S9M-0000', '../../..', 'u1.'.repeat(100)]
  for (const plan of odd) {
    const answer = await ask(api.contact, { json: { ...inquiry(), plan } })
    assert.is(answer.status, 400, plan)
    assert.match(((await answer.json()) as ApiError).fields?.plan ?? '', /names no unit/)
  }
  assert.equal(await inbox.stored(), [])
})

test('with a hundred items takes no plan besides', async ({ ask }) => {
  const items = Array.from({ length: 100 }, (_, i) => ({ page: '/gallery', code: `Item ${i}` }))
  const answer = await ask(api.contact, { json: { ...inquiry(), items, plan: text } })
  assert.is(answer.status, 400)
  assert.match(((await answer.json()) as ApiError).fields?.items ?? '', /at most 100/)
})

test('keeps an item of that page whose code is none of a unit as it came', async context => {
  const item = { page: routes.design, code: 'My dream office', quantity: 1, note: '' }
  assert.equal(await storedItems(context, { items: [item] }), [item])
})

test('is stored once, however often it is sent', async ({ ask, inbox }) => {
  const json = { ...inquiry(), plan: text, idempotencyKey: 'a-key-of-a-unit' }
  const answers = [await ask(api.contact, { json }), await ask(api.contact, { json })]
  const [first, second] = await Promise.all(answers.map(answer => answer.json()))
  assert.is(first.id, second.id)
  assert.is((await inbox.stored()).length, 1)
})

test.run()
