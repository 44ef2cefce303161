import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ListedUser } from '../../../../../web/admin/contract.ts'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { useDraft } from '../../../../../web/features/inquiries/admin/use-draft.ts'
import { useOpenedInquiry } from '../../../../../web/features/inquiries/admin/use-opened-inquiry.ts'
import { peopleChoices, usePeople } from '../../../../../web/features/inquiries/admin/use-people.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, returnOf } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { inquiryWith } from './inquiry.ts'

const test = suite('the open inquiry')

const amina = inquiryWith({ isRead: false })
const otieno = inquiryWith({ id: 'b', name: 'Otieno' })

/** The hook over a list that a test changes. */
function open(id: string, inquiries: Inquiry[] | undefined, elsewhere?: Inquiry) {
  const asked: unknown[] = []
  const client = emptyClient()
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    asked.push(queryKey[0])
    return elsewhere ?? null
  }
  client.setDefaultOptions({ queries: { queryFn } })
  const state = { id, inquiries }
  const marked: string[] = []
  const hook = liveHook(
    () => useOpenedInquiry(state.inquiries, state.id, id => void marked.push(id)),
    { client },
  )
  return { hook, state, client, asked, marked }
}

test('is the one of the list, and stored for when it leaves it', () => {
  const { hook, client, asked } = open('a', [otieno, amina])
  assert.is(hook.now, amina)
  assert.is(client.getQueryData([api.inquiry('a')]), amina)
  assert.equal(asked, [])
})

test('is none without an id, or until the list is there, and nothing is asked for', () => {
  for (const { hook, asked, marked } of [open('', [amina]), open('a', undefined)]) {
    assert.equal([hook.now, asked, marked], [undefined, [], []])
  }
})

test('is fetched where the list does not have it', async () => {
  const { hook, asked, marked } = open('a', [otieno], amina)
  await until('the inquiry', () => hook.now?.id === 'a')
  assert.equal(asked, [api.inquiry('a')])
  await until('the mark', () => marked.length === 1)
})

test('stays open when it leaves the list, as its last change was answered', async () => {
  const { hook, state, client, asked } = open('a', [amina])
  state.inquiries = [otieno]
  const done = { ...amina, isRead: true, stage: 'done' as const }
  client.setQueryData([api.inquiry('a')], done)
  await until('the change', () => hook.now?.stage === 'done')
  assert.equal(asked, [])
})

test('is marked as read once, where it is unread', async () => {
  const { hook, state, client, marked } = open('a', [amina])
  assert.equal(marked, ['a'])
  // Marked as unread again by its button.
  client.setQueryData([api.inquiry('a')], { ...amina, isRead: true })
  client.setQueryData([api.inquiry('a')], amina)
  assert.ok(hook.now)
  state.id = 'b'
  assert.equal(marked, ['a'])
  assert.equal(open('b', [otieno]).marked, [])
})

test('has what was typed about it when it is opened again', () => {
  const typed = () => returnOf(() => useDraft('words of a', 'Hello'))
  assert.is(typed()[0], 'Hello')
  const live = liveHook(() => useDraft('words of a', 'Hello'))
  live.now[1]('Good day')
  assert.is(live.now[0], 'Good day')
  assert.is(typed()[0], 'Good day')
  assert.is(returnOf(() => useDraft('words of b'))[0], '')
  live.now[1]('Hello')
  assert.is(returnOf(() => useDraft('words of a', 'Dear'))[0], 'Dear')
})

const user = (username: string, more: Partial<ListedUser> = {}) =>
  ({ username, isActive: true, isYou: false, ...more }) as ListedUser

test('is taken by users who can sign in, oneself first', () => {
  const client = emptyClient()
  assert.equal(returnOf(usePeople, { client }), [])
  client.setQueryData(
    [api.users],
    [
      user('grace'),
      user('left', { isActive: false }),
      user('amina', { isYou: true }),
      user('zuri'),
    ],
  )
  const names = returnOf(usePeople, { client }).map(({ username }) => username)
  assert.equal(names, ['amina', 'grace', 'zuri'])
})

test('is given to one of them, or stays with one who is gone', () => {
  const people = [user('amina', { isYou: true }), user('grace')]
  const all = [
    ['amina', 'amina (you)'],
    ['grace', 'grace'],
  ]
  assert.equal(peopleChoices(people, ''), all)
  assert.equal(peopleChoices(people, 'grace'), all)
  assert.equal(peopleChoices(people, 'left'), [...all, ['left', 'left (no longer here)']])
  assert.equal(peopleChoices([], 'left'), [['left', 'left']])
})

test.run()
