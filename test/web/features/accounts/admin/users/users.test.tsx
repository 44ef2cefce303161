import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ListedUser } from '../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import { useUserChange } from '../../../../../../web/features/accounts/admin/users/use-user-change.ts'
import { UserActions } from '../../../../../../web/features/accounts/admin/users/user-actions.tsx'
import { UserList } from '../../../../../../web/features/accounts/admin/users/user-list.tsx'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import {
  buttonsOf,
  emptyClient,
  press,
  returnOf,
  shownToast,
  textOf,
} from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'

openAdminPage()
const { UserManagement } = await import(
  '../../../../../../web/features/accounts/admin/users/user-management.tsx'
)

const test = suite('list of users')

const user: ListedUser = {
  ...{ id: '7', username: 'otieno', createdAt: '2026-11-24T08:00:00.000Z', lastLogin: null },
  ...{ isActive: true, hasSecondFactor: false, isProtected: false, isYou: false },
}
const lineOf = (more: Partial<ListedUser>) => textOf(<UserList users={[{ ...user, ...more }]} />)

test('a user has the tags that apply', () => {
  assert.match(lineOf({}), /^otieno Created .* Never signed in Disable otieno Delete otieno$/)
  assert.match(lineOf({ isProtected: true }), /^otieno PROTECTED Created/)
  assert.match(lineOf({ isYou: true }), /^otieno You Created/)
  assert.match(lineOf({ isActive: false }), /^otieno Disabled Created/)
  assert.match(lineOf({ hasSecondFactor: true }), /^otieno Second factor Created/)
  assert.match(lineOf({ lastLogin: user.createdAt }), 'Last login 24 Nov 2026')
})

test('the protected user and the own account can be neither disabled nor deleted', () => {
  assert.match(lineOf({ isProtected: true }), /Cannot delete admin$/)
  assert.match(lineOf({ isYou: true }), /Cannot delete your own account$/)
  assert.equal(buttonsOf(<UserActions user={{ ...user, isActive: false }} />), [
    'Enable otieno',
    'Delete otieno',
  ])
})

test('a button disables an active user and enables a disabled one', async () => {
  for (const isActive of [true, false]) {
    const sent = answerRequests(() => ({}))
    const client = new QueryClient()
    const actions = returnOf(() => UserActions({ user: { ...user, isActive } }), { client })
    press(actions, isActive ? 'Disable' : 'Enable')
    await until('the toast', () =>
      shownToast()?.description?.includes(isActive ? 'disabled' : 'enabled'),
    )
    assert.equal(sent, [{ method: 'PATCH', address: api.user('7'), body: { isActive: !isActive } }])
  }
})

/** Whether the list is read again after a change that ended so. */
async function isReadAgain(answer: () => unknown): Promise<boolean | undefined> {
  answerRequests(answer)
  const client = new QueryClient()
  client.setQueryData([api.users], [])
  const { mutateAsync } = returnOf(() => useUserChange('Done', 'Failed'), { client })
  await mutateAsync({ address: '/x' }).catch(() => undefined)
  return client.getQueryState([api.users])?.isInvalidated
}

test('the list is read again after an answer, good or not, and not without one', async () => {
  assert.is(await isReadAgain(() => ({})), true)
  assert.is(shownToast()?.description, 'Done')
  assert.is(await isReadAgain(() => new Response('{}', { status: 400 })), true)
  assert.is(shownToast()?.description, 'Failed')
  const lost = () => {
    throw new TypeError('fetch failed')
  }
  assert.is(await isReadAgain(lost), false)
})

test('the heading counts users once they are known', () => {
  const client = new QueryClient()
  client.setQueryData([api.users], [user])
  assert.match(textOf(<UserManagement />, { client }), 'Existing users (1) otieno')
  const empty = emptyClient()
  assert.match(textOf(<UserManagement />, { client: empty }), 'Existing users Loading…')
})

test.run()
