import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Account, AccountSession } from '../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import {
  emptyClient,
  htmlOf,
  returnOf,
  shownToast,
  textOf,
} from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'

openAdminPage()
const { EmailForm } = await import(
  '../../../../../../web/features/accounts/admin/account/email-form.tsx'
)
const { SecondFactor } = await import(
  '../../../../../../web/features/accounts/admin/account/second-factor.tsx'
)
const { SecondFactorSetupForm } = await import(
  '../../../../../../web/features/accounts/admin/account/second-factor-setup.tsx'
)
const { Sessions } = await import(
  '../../../../../../web/features/accounts/admin/account/sessions.tsx'
)
const { useAccountChange } = await import(
  '../../../../../../web/features/accounts/admin/account/use-account-change.ts'
)
const { Account: AccountScreen } = await import(
  '../../../../../../web/features/accounts/admin/account/account.tsx'
)

const test = suite('own account')

const account: Account = {
  ...{ username: 'amina', role: 'admin', email: '', createdAt: '2026-11-24T08:00:00.000Z' },
  ...{ hasSecondFactor: false, recoveryCodes: 0 },
}
const session = (id: string, isCurrent: boolean): AccountSession => ({
  ...{ id, device: `Device ${id}`, isCurrent },
  ...{ openedAt: account.createdAt, seenAt: account.createdAt },
})

test('the second factor is off, or on with the number of codes that are left', () => {
  const shown = (more: Partial<Account>) =>
    textOf(<SecondFactor account={{ ...account, ...more }} />)
  assert.match(shown({}), /^Second factor Off .* Set up$/)
  const on = (recoveryCodes: number) => shown({ hasSecondFactor: true, recoveryCodes })
  assert.match(on(1), /^Second factor On .* 1 recovery code is left/)
  assert.match(on(2), '2 recovery codes are left')
  assert.match(on(0), /New recovery codes Switch off$/)
})

test('each session but the current one can be ended, and all of several at once', () => {
  const shown = (...sessions: AccountSession[]) => {
    const client = new QueryClient()
    client.setQueryData([api.accountSessions], sessions)
    return textOf(<Sessions />, { client })
  }
  const own = session('1', true)
  assert.match(shown(own), /Device 1 This browser Since .*\d$/)
  const two = shown(own, session('2', false))
  assert.match(two, /Sign out Device 2$/)
  assert.not.match(two, 'Sign out Device 1')
  assert.match(shown(own, session('2', false), session('3', false)), /Sign out everywhere else$/)
  assert.match(textOf(<Sessions />), 'Loading…')
  assert.not.match(two, 'Loading…')
})

test('the QR code has four white squares around it, and its key is in groups of four', () => {
  const setup = { secret: 'ABCDEFGHIJ', uri: 'otpauth://x', qr: { d: 'M0 0', size: 21 } }
  const form = (
    <SecondFactorSetupForm setup={setup} onDone={() => undefined} onCancel={() => undefined} />
  )
  assert.match(htmlOf(form), 'viewBox="-4 -4 29 29"')
  assert.match(htmlOf(form), '<rect x="-4" y="-4" width="29" height="29"')
  assert.match(textOf(form), 'ABCD EFGH IJ')
})

test('the forms come when the account is known', () => {
  const client = emptyClient()
  assert.is(textOf(<AccountScreen />, { client }), 'Account Loading…')
  client.setQueryData([api.account], account)
  assert.match(textOf(<AccountScreen />, { client }), 'amina · admin')
  assert.match(textOf(<EmailForm email="a@example.com" />), 'It may stay empty. Save email')
})

/** The toast after a change of the account that ended so. */
async function toastAfter(success: string | undefined, answer: unknown) {
  const before = shownToast()?.id
  const client = emptyClient()
  client.setQueryData([api.account], account)
  answerRequests(() => answer)
  const { change } = returnOf(() => useAccountChange(success), { client })
  let isOver = false
  change(
    { address: '/x' },
    {
      onSettled: () => {
        isOver = true
      },
    },
  )
  const { mutations } = { mutations: client.getMutationCache() }
  await until(
    'the end',
    () => isOver || mutations.getAll().every(({ state }) => state.status !== 'pending'),
  )
  const toast = shownToast()
  return toast?.id === before ? undefined : toast?.description
}

test('a change says so where there is something to say, and a fault where no field has it', async () => {
  assert.is(await toastAfter('Saved', {}), 'Saved')
  assert.is(await toastAfter(undefined, {}), undefined)
  const refusal = (body: unknown) => Response.json(body, { status: 400 })
  assert.match((await toastAfter('Saved', refusal({}))) ?? '', 'This could not be saved')
  assert.is(await toastAfter('Saved', refusal({ error: 'x', fields: { email: 'No' } })), undefined)
})

test.run()
