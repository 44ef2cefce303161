import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { firstPlan } from '../../../../../web/features/design/plan.ts'
import { planCode } from '../../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'
import { type InboxOfTwo, inboxOfTwo, patch } from './inbox-of-tests.ts'

const test = suite<InboxOfTwo>('designed units in the inbox')
test.before.each(async context => {
  Object.assign(context, await inboxOfTwo())
})

const office = { ...firstPlan, count: 4 } as const
const clinic = { ...firstPlan, use: 'clinic', colour: 'sage' } as const

test('are found by their code, however it is typed, and by what they are', async ({
  post,
  list,
}) => {
  await post({ name: 'Amina', plan: planText(office) })
  await post({ name: 'Brian', plan: planText(clinic) })
  await post({ name: 'Chao' })
  const found = async (q: string) => (await list({ q })).inquiries.map(({ name }) => name).join()
  const code = planCode(office)
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', '')} `, code.slice(-4)])
    assert.is(await found(typed), 'Amina', typed)
  assert.is(await found('clinic 28.8'), 'Brian')
  assert.is(await found(planCode({ ...office, colour: 'sun' })), '')
})

test('stand in the CSV with their code and what they are', async ({ ask, post }) => {
  await post({ plan: planText(office) })
  const text = await (await ask(api.inquiriesCsv)).text()
  assert.match(text, `"1 x ${planCode(office)} (Office, 1 storey, 4 modules, 57.6 m²)"`)
})

test('are the same for two administrators, and stay when the inquiry moves on', async context => {
  const { grace, inbox, post, find } = context
  const id = await post({ plan: planText(office) })
  const { items } = await find(id)
  assert.is(items[0]?.design?.plan, planText(office))
  const change = await patch(grace, id, { stage: 'answered', note: 'Called' })
  assert.is(change.status, 200)
  assert.equal((await change.json()).items, items)
  await inbox.restart()
  assert.equal((await inbox.inquiries.find(id))?.items, items)
})

test.run()
