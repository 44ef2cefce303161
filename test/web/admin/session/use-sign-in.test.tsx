import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { faultsIn } from '../../../../web/features/accounts/admin/login/faults.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { shownToast } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'

openAdminPage()
const { currentUser } = await import('../../../../web/admin/session/current-user.ts')
const { useSignIn } = await import('../../../../web/admin/session/use-sign-in.ts')

const test = suite('signing in')

const amina = { username: 'amina', role: 'admin', email: '' }

const refusal = (status: number, answer: object) => () => Response.json(answer, { status })

function open(check?: Parameters<typeof useSignIn>[0]) {
  use(() => currentUser.set(null))
  standIn('FormData', Map)
  const focused: string[] = []
  const hook = liveHook(() => useSignIn(check))
  const submit = async (fields: Record<string, string>) => {
    const querySelector = (field: string) => ({ focus: () => focused.push(field) })
    const typed = Object.entries({ username: ' amina ', password: ' p ', ...fields })
    const currentTarget = Object.assign(typed, { querySelector })
    hook.now.submit({ preventDefault: () => {}, currentTarget } as never)
    await until('the answer', () => !hook.now.isBusy)
  }
  return { hook, submit, focused }
}

test('a sign-in sends the name without spaces around it, and a code once one is typed', async () => {
  const sent = answerRequests(() => ({ admin: amina }))
  const { submit } = open()
  await submit({})
  await submit({ code: ' ' })
  await submit({ code: ' 123456 ' })
  const credentials = { username: 'amina', password: ' p ' }
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [credentials, credentials, { ...credentials, code: '123456' }])
  assert.is(currentUser.value, 'amina')
  assert.match(shownToast()?.description ?? '', 'Login successful')
})

test('a sign-in sends nothing that is wrong, and leads to the first field that is', async () => {
  const sent = answerRequests(() => ({ admin: amina }))
  const { hook, submit, focused } = open(({ password }) =>
    password === ' p ' ? { password: 'Too short', code: 'Which?' } : {},
  )
  await submit({})
  assert.equal([sent.length, focused], [0, ['[name=password]']])
  assert.equal(hook.now.faults, { password: 'Too short', code: 'Which?' })
  await submit({ password: 'long enough' })
  assert.equal([sent.length, hook.now.faults], [1, {}])
})

test('asking for a code is no failure, refusing one is', async () => {
  answerRequests(refusal(401, { error: 'Wrong code', needsCode: true }))
  const { hook, submit } = open()
  const before = shownToast()?.id
  await submit({})
  assert.equal([hook.now.needsCode, hook.now.failure], [true, undefined])
  assert.is(shownToast()?.id, before)
  await submit({ code: '1' })
  assert.equal([hook.now.needsCode, hook.now.failure], [true, 'Wrong code'])
})

test('a refusal says its reason, which goes when it is tried again', async () => {
  answerRequests(refusal(401, { error: 'Invalid username or password' }))
  const { hook, submit } = open()
  await submit({})
  assert.equal([hook.now.failure, hook.now.needsCode], ['Invalid username or password', false])
  const { title, description, isDestructive } = shownToast() ?? {}
  assert.equal([title, isDestructive], ['Login Failed', true])
  assert.is(description, 'Invalid username or password')
  answerRequests(() => ({ admin: amina }))
  await submit({})
  assert.is(hook.now.failure, undefined)
})

test('a lost connection is told as one', async () => {
  answerRequests(() => Promise.reject(new TypeError('Failed to fetch')))
  const { hook, submit } = open()
  await submit({})
  assert.is(hook.now.failure, 'Login failed. Please try again.')
  assert.is(shownToast()?.description, 'Network error occurred')
  answerRequests(refusal(500, {}))
  await submit({})
  assert.is(shownToast()?.description, 'Invalid credentials')
})

test('credentials need three letters of a name and six of a password', () => {
  const faulty = (username: string, password: string) =>
    Object.keys(faultsIn({ username, password }))
  assert.equal(faulty('ami', '123456'), [])
  assert.equal(faulty('am', '123456'), ['username'])
  assert.equal(faulty('ami', '12345'), ['password'])
  assert.equal(faulty('', ''), ['username', 'password'])
})

test.run()
