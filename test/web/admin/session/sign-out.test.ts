import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { answerQuestion } from '../../../support/answer-question.ts'
import { returnOf } from '../../../support/rendered.tsx'

openAdminPage()
const { useSignOut } = await import('../../../../web/admin/session/use-session.ts')
const { tellUnsaved } = await import('../../../../web/admin/unsaved.ts')
const { uploadsUnderWay } = await import('../../../../web/admin/uploads-under-way.ts')

const test = suite('signing out in the middle of work')

function open(files?: { all: number; done: number; failed: number }) {
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

test('says how many files have not arrived, and cancels them once that is confirmed', async () => {
  const { happened, sent, signOut } = open({ all: 5, done: 2, failed: 1 })
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

test('speaks of one file as one', async () => {
  const { signOut } = open({ all: 2, done: 1, failed: 0 })
  const refused = signOut()
  assert.match(answerQuestion(false).text ?? '', /^One file has not arrived yet/)
  await refused
})

test('asks before what was typed is lost, and not where all is saved', async () => {
  let typed: string | undefined = 'The price is not saved yet.'
  tellUnsaved(() => typed)
  use(() => {
    typed = undefined
  })
  const { sent, signOut } = open()
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
