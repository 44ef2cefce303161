import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { ExportLink } from '../../../../../web/features/inquiries/admin/export-link.tsx'
import { InboxFilters } from '../../../../../web/features/inquiries/admin/inbox-filters.tsx'
import { inboxView, listAddress } from '../../../../../web/features/inquiries/admin/inbox-query.ts'
import { InquiryList } from '../../../../../web/features/inquiries/admin/inquiry-list.tsx'
import { NoInquiries } from '../../../../../web/features/inquiries/admin/no-inquiries.tsx'
import { Pager } from '../../../../../web/features/inquiries/admin/pager.tsx'
import { SelectionBar } from '../../../../../web/features/inquiries/admin/selection-bar.tsx'
import { StageTabs } from '../../../../../web/features/inquiries/admin/stage-tabs.tsx'
import { STAGES } from '../../../../../web/features/inquiries/stages.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { answerQuestion } from '../../../../support/answer-question.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  shownToast,
  textOf,
} from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { settled } from '../../../admin/settled.ts'
import { inquiryWith } from './inquiry.ts'

openAdminPage()
const { Inquiries } = await import('../../../../../web/features/inquiries/admin/inquiries.tsx')
const { InquiryDetail } = await import(
  '../../../../../web/features/inquiries/admin/inquiry-detail.tsx'
)

const test = suite('screen of the inbox')

const none = Object.fromEntries(STAGES.map(stage => [stage, 0])) as Record<string, number>
const amina = inquiryWith()
const otieno = inquiryWith({ id: 'b', name: 'Otieno' })

function open(search = '', inquiries: Inquiry[] = [amina, otieno], stages = {}) {
  const client = emptyClient()
  const list = {
    ...{ inquiries, total: 21, page: 1, pages: 2, pageSize: 20 },
    ...{ counts: { new: 2 }, stages: { ...none, ...stages }, sums: none },
  }
  const queryFn = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
    address === listAddress(inboxView(search)) ? list : null
  client.setDefaultOptions({ queries: { queryFn } })
  client.setQueryData([listAddress(inboxView(search))], list)
  const visited: string[] = []
  const focused: string[] = []
  standIn('requestAnimationFrame', (draw: () => void) => draw())
  const { getElementById } = document
  Object.assign(document, { getElementById: (id: string) => ({ focus: () => focused.push(id) }) })
  use(() => void Object.assign(document, { getElementById }))
  const live = liveHook(() => Inquiries(), {
    client,
    search,
    onNavigate: to => visited.push(to.replace('/admin/inquiries', '')),
  })
  const has = (type: unknown) => elementsIn(live.now).some(element => element.type === type)
  const props = (type: unknown) => elementIn(live.now, type).props
  return { live, visited, focused, has, props, client }
}

test('has its list with a bar and a pager, and asks to choose one', () => {
  const { live, has, props } = open('?stage=new&page=2')
  for (const part of [SelectionBar, InquiryList, Pager, ExportLink, InboxFilters]) {
    assert.ok(has(part))
  }
  assert.equal([has(InquiryDetail), has(NoInquiries)], [false, false])
  assert.equal([props(SelectionBar).total, props(SelectionBar).selected], [21, 0])
  assert.match(textOf(elementIn(live.now, 'p')), 'Choose an inquiry to read it here.')
})

test('without inquiries it says whether filters, a stage or spam hide some', () => {
  const isNarrowed = (search: string, stages = {}) => {
    const { has, props } = open(search, [], stages)
    assert.equal([has(SelectionBar), has(InquiryList), has(Pager)], [false, false, false])
    return props(NoInquiries).isNarrowed
  }
  assert.is(isNarrowed(''), false)
  assert.is(isNarrowed('?q=oak'), true)
  assert.is(isNarrowed('?stage=lost'), true)
  assert.is(isNarrowed('', { spam: 1 }), true)
})

test('another stage or filter begins at the first page with none open', () => {
  const { visited, props } = open('?page=2&open=a')
  props(StageTabs).onChoose('lost')
  props(InboxFilters).onChange({ q: 'oak' })
  assert.equal(visited, ['?stage=lost', '?q=oak'])
})

test('the open one is read, and closing it leads back to the list', () => {
  const { visited, focused, props, live } = open('?open=b')
  assert.is(props(InquiryDetail).inquiry, otieno)
  assert.ok(elementsIn(live.now).some(({ props }) => props['data-reading'] === true))
  props(InquiryDetail).onClose()
  assert.equal([visited, focused], [[''], ['main']])
})

test('one that is done in its stage makes way for the next; one that moves on stays', async () => {
  for (const [search, stage, isLeft] of [
    ['?stage=new&open=a', 'done', true],
    ['?stage=new&open=a', 'quoted', false],
    ['?open=a', 'done', false],
  ] as const) {
    const { visited, props } = open(search)
    const sent = answerRequests(() => ({ ...amina, stage }))
    await props(InquiryDetail).onStage(stage)
    assert.equal(sent[0]?.body, { stage, from: { stage: 'new' } })
    assert.is(shownToast()?.title, `Inquiry marked as ${stage}`)
    assert.equal(visited, isLeft ? ['?stage=new'] : [], `${search} ${stage}`)
  }
  const { visited, props } = open('?stage=new&open=a')
  answerRequests(() => new Response('', { status: 500 }))
  await props(InquiryDetail).onStage('done')
  assert.equal(visited, [])
})

test('an answer moves a new one on, and others stay in their stage', async () => {
  const sentFor = async (stage: Inquiry['stage']) => {
    const { props } = open('?open=a', [{ ...amina, stage }])
    const sent = answerRequests(() => amina)
    await props(InquiryDetail).onAnswered()
    assert.is(shownToast()?.title, 'Inquiry marked as answered')
    return sent[0]?.body
  }
  assert.equal(await sentFor('new'), { stage: 'answered', from: { stage: 'new' } })
  assert.equal(await sentFor('quoted'), { stage: 'quoted', from: { stage: 'quoted' } })
})

test('the open one is given to a person, unread again, or mailed again', async () => {
  const { props } = open('?open=a')
  const sent = answerRequests(() => amina)
  await props(InquiryDetail).onAssign('grace')
  assert.is(shownToast()?.title, 'Inquiry taken by grace now')
  await props(InquiryDetail).onAssign('')
  assert.is(shownToast()?.title, 'Inquiry taken by nobody now')
  await props(InquiryDetail).onUnread()
  await props(InquiryDetail).onMailAgain()
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [
    { assignee: 'grace', from: { assignee: '' } },
    { assignee: '', from: { assignee: '' } },
    { isRead: false },
    { mail: 'queued' },
  ])
})

test('the open one is deleted after a question, and the list is shown again', async () => {
  const { props, visited } = open('?open=a')
  const sent = answerRequests(() => ({}))
  let deletion = props(InquiryDetail).onDelete()
  assert.equal(answerQuestion(false), {
    title: 'Delete the inquiry of Amina?',
    text: 'It stays in the bin for 30 days. To keep it out of the way, press Done instead.',
    action: 'Delete',
  })
  await deletion
  assert.equal([sent, visited], [[], []])
  deletion = props(InquiryDetail).onDelete()
  answerQuestion(true)
  await deletion
  assert.equal([sent[0]?.method, sent[0]?.address], ['DELETE', api.inquiry('a')])
  assert.equal(visited, [''])
  answerRequests(() => new Response('', { status: 500 }))
  deletion = props(InquiryDetail).onDelete()
  answerQuestion(true)
  await deletion
  assert.equal(visited, [''])
})

test('ticked ones are changed together and then no longer ticked', async () => {
  const { props } = open()
  const bodies: unknown[] = []
  answerRequests(({ body }) => {
    bodies.push(body)
    return { before: { a: {}, b: {} } }
  })
  const changes: [(bar: ReturnType<typeof props>) => void, object, string][] = [
    [bar => bar.onRead(), { isRead: true }, 'marked as read'],
    [bar => bar.onStage('spam'), { stage: 'spam' }, 'moved to Spam'],
    [bar => bar.onAssign('grace'), { assignee: 'grace' }, 'taken by grace now'],
  ]
  for (const [change, sent, words] of changes) {
    for (const id of ['a', 'b']) props(InquiryList).onToggle(id)
    assert.is(props(SelectionBar).selected, 2)
    change(props(SelectionBar))
    await settled()
    assert.equal(bodies.pop(), { ids: ['a', 'b'], change: sent })
    assert.is(shownToast()?.title, `2 inquiries ${words}`)
    assert.is(props(SelectionBar).selected, 0)
  }
})

test('ticked ones are deleted after a question that counts them', async () => {
  const { props } = open()
  const sent = answerRequests(() => ({}))
  props(InquiryList).onToggle('a')
  let deletion = props(SelectionBar).onDelete()
  assert.is(answerQuestion(false).title, 'Delete the selected inquiry?')
  await deletion
  assert.equal([sent.length, props(SelectionBar).selected], [0, 1])
  props(InquiryList).onToggle('b')
  deletion = props(SelectionBar).onDelete()
  assert.is(answerQuestion(true).title, 'Delete 2 inquiries?')
  await deletion
  assert.equal(sent[0]?.body, { ids: ['a', 'b'], change: { deleted: true } })
  assert.is(props(SelectionBar).selected, 0)
})

test('all of all pages are ticked, at most a thousand, and none again', async () => {
  const { props } = open('?stage=lost&page=2')
  const ids = Array.from({ length: 1001 }, (_, index) => `${index}`)
  const sent = answerRequests(() => ({ ids }))
  props(SelectionBar).onSelectAll(true)
  await settled()
  assert.is(sent[0]?.address, `${api.inquiryIds}?stage=lost`)
  assert.is(props(SelectionBar).selected, 1000)
  props(SelectionBar).onSelectAll(false)
  assert.is(props(SelectionBar).selected, 0)
  answerRequests(() => new Response('', { status: 500 }))
  props(SelectionBar).onSelectAll(true)
  await settled()
  assert.is(shownToast()?.description, 'The inquiries could not be selected. Please try again.')
})

test('pressing the tab that is shown reads it again', () => {
  const { props, client } = open()
  props(StageTabs).onPressAgain()
  const query = client.getQueryState([listAddress(inboxView(''))])
  assert.ok(query?.isInvalidated || query?.fetchStatus === 'fetching')
})

test.run()
