import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { noteSession, sessionEnd } from '../../../../web/admin/session/session-end.ts'
import {
  SESSION_LIMIT_HEADER,
  SESSION_SECONDS_HEADER,
} from '../../../../web/admin/session-headers.ts'
import { api } from '../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { answerQuestion } from '../../../support/answer-question.ts'
import {
  buttonsOf,
  emptyClient,
  htmlOf,
  returnOf,
  shownToast,
  textOf,
} from '../../../support/rendered.tsx'

openAdminPage()
const { currentUser } = await import('../../../../web/admin/session/current-user.ts')
const { SessionNotice } = await import('../../../../web/admin/session/session-notice.tsx')
const { isSignInNeeded } = await import('../../../../web/admin/session/sign-in-again.ts')
const { SignInFields } = await import('../../../../web/admin/session/sign-in-fields.tsx')
const { useSession, useSessionChange, useSignOut } = await import(
  '../../../../web/admin/session/use-session.ts'
)
const { uploadsUnderWay } = await import('../../../../web/admin/uploads-under-way.ts')
const { tellUnsaved } = await import('../../../../web/admin/unsaved.ts')

const test = suite('session of an administrator')

test.before.each(() => {
  use(() => {
    currentUser.set(null)
    isSignInNeeded.set(false)
    sessionEnd.set(undefined)
    uploadsUnderWay.set(undefined)
  })
})

const amina = { username: 'amina', role: 'admin', email: '' }

function change(to: typeof amina | null) {
  const client = new QueryClient()
  client.setQueryData(['/api/bin'], 'what was read')
  client.setQueryData([api.me], { admin: amina })
  returnOf(useSessionChange, { client })(to)
  const state = client.getQueryState(['/api/bin'])
  return { client, read: state && (state.isInvalidated ? 'to be read again' : 'as it was') }
}

test('what was read is read again where the same administrator is back', () => {
  currentUser.set('amina')
  isSignInNeeded.set(true)
  const { client, read } = change(amina)
  assert.is(read, 'to be read again')
  assert.equal(client.getQueryData([api.me]), { admin: amina })
  assert.equal([currentUser.value, isSignInNeeded.value], ['amina', false])
  assert.is(client.getQueryState([api.me])?.isInvalidated, false)
})

test('nothing of what was read is there for another administrator, or without one', () => {
  currentUser.set('otieno')
  assert.is(change(amina).read, undefined)
  assert.is(currentUser.value, 'amina')
  sessionEnd.set({ at: 1, canBeExtended: true })
  const { client, read } = change(null)
  assert.is(read, undefined)
  assert.is(client.getQueryData([api.me]), null)
  assert.equal([currentUser.value, sessionEnd.value], [null, undefined])
})

test('the end of the session is known until the administrator signs out', () => {
  const end = { at: 1, canBeExtended: true }
  sessionEnd.set(end)
  change(amina)
  assert.is(sessionEnd.value, end)
})

/** What the query of the session resolves to, when the server says that the session has ended. */
async function afterTheEnd(before: unknown) {
  const client = new QueryClient()
  if (before !== undefined) client.setQueryData([api.me], before)
  returnOf(useSession, { client })
  answerRequests(() => new Response('', { status: 401 }))
  return client
    .getQueryCache()
    .find({ queryKey: [api.me] })
    ?.fetch()
}

test('a session that ends in the middle of work leaves the screen, under a sign-in', async () => {
  assert.equal(await afterTheEnd({ admin: amina }), { admin: amina })
  assert.ok(isSignInNeeded.value)
  assert.is(shownToast()?.title, 'Session Expired')
})

test('without a session before there is none', async () => {
  assert.is(await afterTheEnd(undefined), null)
  assert.not(isSignInNeeded.value)
})

test('the administrator is null without a session, and undefined until that is known', () => {
  const adminIn = (data?: unknown) => {
    const client = emptyClient()
    if (data !== undefined) client.setQueryData([api.me], data)
    return returnOf(useSession, { client }).admin
  }
  assert.equal([adminIn(), adminIn(null), adminIn({ admin: amina })], [undefined, null, amina])
})

test('signing out tells the server and goes to the login, or says that it failed', async () => {
  const visited: string[] = []
  const signOut = returnOf(() => useSignOut(), { onNavigate: to => visited.push(to) })
  answerRequests(() => new Response('', { status: 500 }))
  await signOut()
  assert.match(shownToast()?.description ?? '', 'You are still signed in')
  assert.equal(visited, [])
  const sent = answerRequests(() => ({}))
  await signOut()
  assert.equal([sent[0]?.address, visited], [api.logout, ['/admin/login']])
})

function endIn(seconds: number, limit: number): void {
  const headers = { [SESSION_SECONDS_HEADER]: `${seconds}`, [SESSION_LIMIT_HEADER]: `${limit}` }
  noteSession(new Response('', { headers }), true)
}

test('a session can be extended while its limit is later than its end', () => {
  endIn(100, 101)
  assert.is(sessionEnd.value?.canBeExtended, true)
  endIn(100, 100)
  assert.is(sessionEnd.value?.canBeExtended, false)
  const before = sessionEnd.value
  noteSession(new Response(''), true)
  assert.is(sessionEnd.value, before, 'an open route says nothing of it')
})

test('the last five minutes of a session are told of, with a way to stay where there is one', () => {
  assert.is(htmlOf(<SessionNotice />), '')
  endIn(301, 1000)
  assert.is(htmlOf(<SessionNotice />), '')
  endIn(299, 1000)
  assert.match(textOf(<SessionNotice />), 'has used it for a while. Stay signed in')
  assert.equal(buttonsOf(<SessionNotice />), ['Stay signed in'])
  endIn(299, 299)
  assert.match(textOf(<SessionNotice />), 'It lasts eight hours at most.')
  assert.equal(buttonsOf(<SessionNotice />), [])
  isSignInNeeded.set(true)
  assert.is(htmlOf(<SessionNotice />), '')
})

test('the form asks for a code where one is needed, and says that it is busy', () => {
  const fields = (needsCode: boolean, isBusy = false, username?: string) => (
    <SignInFields needsCode={needsCode} isBusy={isBusy} username={username} />
  )
  assert.not.match(textOf(fields(false)), 'Code')
  assert.match(textOf(fields(true)), 'Code From your authenticator app.'.slice(0, 4))
  assert.match(textOf(fields(false)), /Sign in$/)
  assert.match(textOf(fields(false, true)), /Signing in...$/)
  assert.match(htmlOf(fields(false, true)), /aria-disabled="true"><span class="spinner"/)
  assert.not.match(htmlOf(fields(false)), 'spinner')
  assert.match(htmlOf(fields(false, false, 'amina')), /autofocus=""/i)
  assert.not.match(htmlOf(fields(false)), /autofocus/i)
})

function openSignOut(files?: { all: number; done: number; failed: number }) {
  const happened = { cancelled: 0, visited: [] as string[] }
  use(() => uploadsUnderWay.set(undefined))
  const cancel = () => {
    happened.cancelled += 1
  }
  if (files) uploadsUnderWay.set({ ...files, share: 0, halt: undefined, cancel })
  const sent = answerRequests(() => ({}))
  const signOut = returnOf(() => useSignOut('/admin/out'), {
    onNavigate: to => happened.visited.push(to),
  })
  return { happened, sent, signOut }
}

test('signing out says how many files have not arrived, and cancels them once that is confirmed', async () => {
  const one = openSignOut({ all: 2, done: 1, failed: 0 }).signOut()
  assert.match(answerQuestion(false).text ?? '', /^One file has not arrived yet/)
  await one
  const { happened, sent, signOut } = openSignOut({ all: 5, done: 2, failed: 1 })
  const refused = signOut()
  assert.equal(answerQuestion(false), {
    title: 'Sign out while files are being uploaded?',
    text: '2 files have not arrived yet and will be cancelled.',
    action: 'Cancel uploads and sign out',
  })
  await refused
  assert.equal([sent.length, happened], [0, { cancelled: 0, visited: [] }])
  const confirmed = signOut()
  answerQuestion(true)
  await confirmed
  assert.equal([sent.length, happened], [1, { cancelled: 1, visited: ['/admin/out'] }])
})

test('signing out asks before what was typed is lost, and not where all is saved', async () => {
  let typed: string | undefined = 'The price is not saved yet.'
  tellUnsaved(() => typed)
  use(() => {
    typed = undefined
  })
  const { sent, signOut } = openSignOut()
  const refused = signOut()
  assert.equal(answerQuestion(false), {
    title: 'Sign out without saving?',
    text: 'The price is not saved yet.',
    action: 'Sign out',
  })
  await refused
  assert.is(sent.length, 0)
  typed = undefined
  await signOut()
  assert.is(sent.length, 1)
})

test.run()
