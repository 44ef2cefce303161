import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { openStoredForm } from '../../../../support/open-stored-form.ts'

openAdminPage()
const { useSettingsForm } = await import(
  '../../../../../web/features/quotes/admin/settings/use-settings-form.ts'
)

const test = suite('settings of quotes')

const stored = { version: 4, vat: { rate: 16, included: true }, validDays: 30, terms: 'Cash.' }
const shown = {
  ...{ rate: '16', included: 'included', validDays: '30', terms: 'Cash.' },
  ...{ nextNumber: '', beginAt: '' },
}

const entryOf = ({ vat, validDays, terms }: typeof stored) => ({
  ...{ rate: `${vat.rate}`, included: vat.included ? 'included' : 'added' },
  ...{ validDays: `${validDays}`, terms, nextNumber: '', beginAt: '' },
})
const open = () => openStoredForm(useSettingsForm, api.quoteSettings, stored, entryOf)

test('are shown as they are stored', () => {
  assert.equal(open().now.entry, shown)
})

for (const [field, value, fault] of [
  ['validDays', '', 'Such as 30'],
  ['validDays', '0', 'Such as 30'],
  ['validDays', '-1', 'Such as 30'],
  ['validDays', '1.5', 'Such as 30'],
  ['rate', '', 'Such as 16'],
  ['rate', '101', 'Such as 16'],
] as const) {
  test(`with ${field} "${value}" are not sent`, async () => {
    const sent = answerRequests(() => stored)
    const hook = open()
    hook.now.change({ [field]: value })
    await hook.now.save()
    assert.equal(sent, [])
    assert.equal(hook.now.faults, { [field === 'rate' ? 'vat.rate' : field]: fault })
  })
}

test('are sent as numbers, up to all of the price and down to one day', async () => {
  const sent = answerRequests(({ body }) => ({ ...(body as object), version: 5 }))
  const hook = open()
  hook.now.change({ rate: '100', included: 'added', validDays: ' 1 ', terms: ' Half first. ' })
  await hook.now.save()
  const body = {
    version: 4,
    vat: { rate: 100, included: false },
    validDays: 1,
    terms: 'Half first.',
  }
  assert.equal(
    sent.map(request => request.body),
    [body],
  )
})

test.run()
