import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { BinItem } from '../../../../../../web/admin/contract.ts'
import { ConfirmRegion } from '../../../../../../web/admin/ui/confirm.tsx'
import { Pager } from '../../../../../../web/admin/ui/pager.tsx'
import { api } from '../../../../../../web/base/routes.ts'
import { Bin } from '../../../../../../web/features/operations/admin/bin/bin.tsx'
import { BIN_HEADER } from '../../../../../../web/features/operations/admin/bin/bin-header.ts'
import { BinList } from '../../../../../../web/features/operations/admin/bin/bin-list.tsx'
import {
  restore,
  useInvalidateBin,
} from '../../../../../../web/features/operations/admin/bin/restore.ts'
import { RestoreOver } from '../../../../../../web/features/operations/admin/bin/restore-over.tsx'
import {
  binEntryOf,
  useUndo,
} from '../../../../../../web/features/operations/admin/bin/use-undo.ts'
import { answerRequests } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import {
  buttonsOf,
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  returnOf,
  shownToast,
  textOf,
} from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'

const test = suite('bin')

const item: BinItem = {
  ...{ id: '7', kind: 'media', cause: 'deleted', who: 'amina', subject: 'chairs/a.jpg' },
  ...{ deletedAt: '2026-11-24T08:00:00.000Z', expiresAt: '2026-12-24T08:00:00.000Z' },
  ...{ title: 'Ch1', bytes: 2048, hasPicture: true },
}
const listOf = (more: Partial<BinItem>) => (
  <BinList items={[{ ...item, ...more }]} onRestore={() => undefined} onDelete={() => undefined} />
)

test('an entry says what it was, by whom it was deleted, and how large it is', () => {
  assert.match(textOf(listOf({})), /^Ch1 chairs\/a.jpg Deleted by amina, .* · 2 KB Stays until/)
  assert.match(textOf(listOf({ title: '' })), /^chairs\/a.jpg Deleted by/)
  assert.match(textOf(listOf({ cause: 'replaced', who: '' })), 'Replaced by the site,')
  assert.not.match(textOf(listOf({ bytes: 0 })), '·')
  assert.match(textOf(listOf({ bytes: 1 })), '· 1 bytes')
  assert.equal(buttonsOf(listOf({ title: '' })), [
    'Restore chairs/a.jpg',
    'Delete for good chairs/a.jpg',
  ])
})

test('an entry without a picture has its kind', () => {
  assert.match(htmlOf(listOf({})), '<img')
  assert.not.match(htmlOf(listOf({ hasPicture: false })), '<img')
  assert.match(textOf(listOf({ hasPicture: false })), /^File Ch1/)
  const product = { kind: 'product', title: '', subject: 'Ch8' } as const
  assert.match(textOf(listOf({ ...product, hasPicture: false })), /^Product Ch8 Deleted/)
  assert.match(textOf(listOf(product)), /^Ch8 Product with its photo Deleted/)
})

function placeOf(search: string, entries?: BinItem[], total = 0) {
  const client = emptyClient()
  const query = new URLSearchParams(search)
  const key = new URLSearchParams({ q: query.get('q') ?? '', page: query.get('page') ?? '1' })
  if (entries)
    client.setQueryData([`${api.bin}?${key}`], { total, pageSize: 20, bytes: 2048, entries })
  return { client, search }
}

test('an empty bin says whether words are the cause', () => {
  assert.match(textOf(<Bin />, placeOf('', [])), 'The bin is empty.')
  assert.match(textOf(<Bin />, placeOf('q=oak', [])), 'Nothing in the bin fits these words.')
  assert.match(textOf(<Bin />, placeOf('', [])), 'for 30 days · 2 KB.')
  assert.match(textOf(<Bin />, placeOf('')), 'for 30 days. The oldest')
})

test('the bin has pages', () => {
  assert.match(textOf(<Bin />, placeOf('page=2', [item], 21)), 'Page 2 of 2')
  assert.not.match(textOf(<Bin />, placeOf('', [item], 20)), 'Page')
})

test('words and pages stand in the address, but for the first page', () => {
  const visited: string[] = []
  const bin = returnOf(() => Bin(), {
    ...placeOf('q=oak&page=2', [item], 41),
    onNavigate: to => visited.push(to),
  })
  const show = (page: number) => elementIn(bin, Pager).props.onShow(page)
  show(1)
  show(3)
  assert.equal(
    visited,
    ['?q=oak', '?q=oak&page=3'].map(search => `/admin${search}`),
  )
})

test('restoring says so, and that it failed where it did', async () => {
  const bin = returnOf(() => Bin(), placeOf('', [item], 1))
  const { props } = elementIn(bin, BinList)
  const sent = answerRequests(() => ({}))
  await props.onRestore(item)
  assert.is(shownToast()?.description, 'Ch1 is back.')
  await props.onRestore({ ...item, title: '' })
  assert.is(shownToast()?.description, 'chairs/a.jpg is back.')
  assert.is(sent[0]?.body, undefined)
  answerRequests(() => new Response('{}', { status: 500 }))
  await props.onRestore(item)
  assert.match(shownToast()?.description ?? '', 'It could not be restored')
})

test('a file comes back over the version that is named, an empty one too', async () => {
  const sent = answerRequests(() => ({}))
  await restore('7', '')
  await restore('7')
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [{ ifVersion: '' }, undefined])
})

test('only what may be in the bin is read again', async () => {
  const client = new QueryClient()
  for (const address of [`${api.bin}?q=`, api.users]) client.setQueryData([address], 1)
  await returnOf(useInvalidateBin, { client })()
  const isInvalid = (address: string) => client.getQueryState([address])?.isInvalidated
  assert.equal([isInvalid(`${api.bin}?q=`), isInvalid(api.users)], [true, false])
})

/** Answers the question that is open. */
function answerQuestion(isConfirmed: boolean): string {
  const region = liveHook(ConfirmRegion)
  const { question } = elementsIn(region.now).find(({ props }) => props.question)?.props ?? {}
  question.answer(isConfirmed)
  return question.text
}

test('an entry is deleted for good once that is confirmed, and it is said where it failed', async () => {
  const { props } = elementIn(
    returnOf(() => Bin(), placeOf('', [item], 1)),
    BinList,
  )
  const sent = answerRequests(() => ({}))
  const refused = props.onDelete({ ...item, title: '' })
  assert.is(answerQuestion(false), 'chairs/a.jpg cannot be brought back afterwards.')
  await refused
  assert.is(sent.length, 0)
  const deleted = props.onDelete(item)
  assert.is(answerQuestion(true), 'Ch1 cannot be brought back afterwards.')
  await deleted
  assert.equal([sent[0]?.method, sent[0]?.address], ['DELETE', `${api.bin}/7`])
  assert.is(shownToast()?.description, 'It is gone for good.')
  answerRequests(() => new Response('{}', { status: 500 }))
  const failed = props.onDelete(item)
  answerQuestion(true)
  await failed
  assert.match(shownToast()?.description ?? '', 'It could not be deleted')
})

test('a file whose place is taken comes back over the other one when that is asked for', async () => {
  const client = emptyClient()
  const key = new URLSearchParams({ q: '', page: '1' })
  const page = { total: 1, pageSize: 20, bytes: 2048, entries: [item] }
  client.setDefaultOptions({ queries: { queryFn: () => page } })
  client.setQueryData([`${api.bin}?${key}`], page)
  const hook = liveHook(() => Bin(), { client })
  const question = () => elementsIn(hook.now).find(({ type }) => type === RestoreOver)?.props
  for (const [slot, ifVersion] of [
    [{ path: 'chairs/a.jpg', version: 'v2' }, 'v2'],
    [{ path: 'chairs/a.jpg' }, ''],
  ] as const) {
    answerRequests(() => Response.json({ error: 'Taken', slot }, { status: 409 }))
    const before = shownToast()?.id
    await elementIn(hook.now, BinList).props.onRestore(item)
    assert.equal([question()?.item, question()?.slot, shownToast()?.id], [item, slot, before])
    question()?.onClose()
    assert.is(question(), undefined)
    await elementIn(hook.now, BinList).props.onRestore(item)
    const sent = answerRequests(() => ({}))
    await question()?.onRestore()
    assert.equal([sent[0]?.body, question()], [{ ifVersion }, undefined])
  }
})

test('an entry that was just deleted is brought back by a button, or looked for in the bin', async () => {
  const { undo, offer } = returnOf(useUndo)
  assert.is(binEntryOf(new Response('', { headers: { [BIN_HEADER]: '7' } })), '7')
  assert.is(binEntryOf(new Response('')), null)
  offer('Chair deleted', '7')
  assert.equal(shownToast()?.title, 'Chair deleted')
  const sent = answerRequests(() => ({}))
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  await until('the toast', () => shownToast()?.title === 'Restored')
  assert.is(sent[0]?.address, `${api.bin}/7/restore`)
  answerRequests(() => new Response('{}', { status: 500 }))
  await undo('7')
  assert.is(shownToast()?.description, 'It could not be restored. Look for it in the bin.')
})

test.run()
