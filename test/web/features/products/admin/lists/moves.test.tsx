import type { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import {
  codeAtPlace,
  withMove,
} from '../../../../../../web/features/products/admin/lists/list-move.ts'
import { targetIn } from '../../../../../../web/features/products/admin/lists/move-target.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { emptyClient, returnOf, shownToast } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { product } from '../product.ts'

const { window } = openAdminPage()
const { listQueue, useMove, useOrderedProducts } = await import(
  '../../../../../../web/features/products/admin/lists/use-moves.ts'
)
const { askWhileSending } = await import(
  '../../../../../../web/features/products/admin/lists/ask-while-sending.ts'
)
const { createListQueue } = await import(
  '../../../../../../web/features/products/admin/lists/list-queue.ts'
)
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')

const test = suite('moves of products in their list')

const queryKey = [api.adminProducts]

const listOf = (version: number, ...codes: string[]): AdminProducts => ({
  collections: [
    { id: 'chairs', name: 'Chairs', path: '/chairs', version, nextCode: 'Ch9', ownFacts: [] },
  ],
  products: codes.map(code => product({ code })),
})

function known(list: AdminProducts): QueryClient {
  const client = emptyClient()
  client.setQueryData(queryKey, list)
  return client
}

const shown = (client: QueryClient) =>
  returnOf(useOrderedProducts, { client }).data?.products.map(({ code }) => code)

const allAnswered = () => until('the answers', () => listQueue.state.value.length === 0)

const moveIn = (client: QueryClient, code: string, before: string | null) =>
  returnOf(useMove, { client })({ collection: 'chairs', codes: [code], before })

test('a move shows at once, and the next one names the version that its answer gave', async () => {
  const client = known(listOf(4, 'Ch1', 'Ch2', 'Ch3'))
  let version = 4
  const sent = answerRequests(() => {
    version += 1
    return { version }
  })
  moveIn(client, 'Ch1', 'Ch3')
  moveIn(client, 'Ch3', 'Ch2')
  assert.equal(shown(client), ['Ch3', 'Ch2', 'Ch1'])
  assert.is(sent.length, 0)
  await allAnswered()
  const requests = sent.map(({ method, address, body }) => [method, address, body])
  assert.equal(requests, [
    ['PATCH', api.adminCollection('chairs'), { version: 4, codes: ['Ch1'], before: 'Ch3' }],
    ['PATCH', api.adminCollection('chairs'), { version: 5, codes: ['Ch3'], before: 'Ch2' }],
  ])
  const list = client.getQueryData<AdminProducts>(queryKey)
  assert.is(list?.collections[0]?.version, 6)
  assert.equal(shown(client), ['Ch3', 'Ch2', 'Ch1'])
})

test('where the list has changed meanwhile, those that wait are given up and it is read again', async () => {
  const client = known(listOf(4, 'Ch1', 'Ch2', 'Ch3'))
  const refusal = { error: 'Somebody else has changed this list meanwhile.' }
  const sent = answerRequests(() => Response.json(refusal, { status: 409 }))
  let failures = 0
  const send = returnOf(useMove, { client })
  send({ collection: 'chairs', codes: ['Ch3'], before: 'Ch1' }, () => (failures += 1))
  moveIn(client, 'Ch2', 'Ch3')
  await allAnswered()
  assert.equal([sent.length, failures], [1, 1])
  assert.equal(shown(client), ['Ch1', 'Ch2', 'Ch3'])
  assert.ok(client.getQueryState(queryKey)?.isInvalidated)
  assert.is(shownToast()?.description, refusal.error)
})

test('a move waits for what is being read: its own undo may have changed the list', async () => {
  const client = known(listOf(4, 'Ch1', 'Ch2'))
  let answer = (_: AdminProducts) => undefined as unknown
  const reading = client.fetchQuery<AdminProducts>({
    queryKey,
    queryFn: () =>
      new Promise<AdminProducts>(resolve => {
        answer = resolve
      }),
  })
  const sent = answerRequests(() => ({ version: 8 }))
  moveIn(client, 'Ch2', 'Ch1')
  assert.is(sent.length, 0)
  answer(listOf(7, 'Ch1', 'Ch2', 'Ch3'))
  await reading
  await allAnswered()
  assert.equal(sent[0]?.body, { version: 7, codes: ['Ch2'], before: 'Ch1' })
  assert.equal(shown(client), ['Ch2', 'Ch1', 'Ch3'])
})

/** A queue whose moves are answered one by one. */
function slowQueue() {
  const queue = createListQueue()
  const sent: string[] = []
  const answers: (() => void)[] = []
  const move = (code: string, before: string | null) =>
    queue.add({
      move: { collection: 'chairs', codes: [code], before },
      send: () => {
        sent.push(`${code} ${before}`)
        return new Promise(resolve => answers.push(resolve))
      },
    })
  const answer = async () => {
    const { length } = queue.state.value
    answers.shift()?.()
    await until('the next', () => queue.state.value.length < length)
  }
  return { queue, sent, move, answer }
}

test('the queue sends one change at a time', async () => {
  const { queue, sent, move, answer } = slowQueue()
  move('Ch1', 'Ch3')
  move('Ch2', null)
  const ran = queue.run(async () => sent.push('run'))
  assert.equal(sent, ['Ch1 Ch3'])
  await answer()
  assert.equal(sent, ['Ch1 Ch3', 'Ch2 null'])
  await answer()
  assert.is(await ran, 3)
  await until('the end', () => queue.state.value.length === 0)
})

test('the queue leaves out places that a product has left before they were sent', async () => {
  const { queue, sent, move, answer } = slowQueue()
  for (const before of ['Ch3', 'Ch4', 'Ch5', 'Ch6']) move('Ch1', before)
  const waiting = queue.state.value.map(({ move }) => move?.before)
  assert.equal(waiting, ['Ch3', 'Ch6'])
  move('Ch2', null)
  move('Ch1', null)
  for (let n = 0; n < 4; n += 1) await answer()
  assert.equal(sent, ['Ch1 Ch3', 'Ch1 Ch6', 'Ch2 null', 'Ch1 null'])
})

test('the queue goes on after a change that fails, which is told to who made it', async () => {
  const { queue } = slowQueue()
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'done')
  assert.is(await failing.catch(({ message }) => message), 'no')
  assert.is(await next, 'done')
})

test('the queue drops the moves that wait, and nothing else', async () => {
  const { queue, sent, move, answer } = slowQueue()
  move('Ch1', 'Ch3')
  move('Ch2', null)
  const ran = queue.run(async () => 'deleted')
  queue.dropMoves()
  await answer()
  assert.is(await ran, 'deleted')
  assert.equal(sent, ['Ch1 Ch3'])
})

test('leaving the page asks until the last change is answered', async () => {
  const { queue, move, answer } = slowQueue()
  askWhileSending(queue)
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  assert.equal([isAsked(), unsavedNow()], [false, []])
  move('Ch1', null)
  assert.ok(isAsked())
  assert.match(unsavedNow().join(), 'still on its way')
  await answer()
  assert.equal([isAsked(), unsavedNow()], [false, []])
})

const five = ['Ch1', 'Ch2', 'Ch3', 'Ch4', 'Ch5']

test('moves leave the other collections as they are', () => {
  const products = ['B1', 'Ch1', 'Ch2', 'T1'].map(code =>
    product({ code, collection: code.replace(/\d/, '') }),
  )
  const move = { collection: 'Ch', codes: ['Ch2'], before: 'Ch1' }
  const moved = withMove(products, move)
  assert.is(moved.map(({ code }) => code).join(' '), 'B1 Ch2 Ch1 T1')
  assert.equal(withMove(moved, move), moved)
  assert.equal(withMove(products, { ...move, collection: 'S' }), products)
})

test('moves begin at a place, which those that move do not count for', () => {
  assert.is(codeAtPlace(five, ['Ch1', 'Ch2'], 2), 'Ch4')
  assert.is(codeAtPlace(five, ['Ch1'], 1), 'Ch2')
  assert.is(codeAtPlace(five, ['Ch1'], 99), null)
})

test('moves are told by a code in any spelling, or by a place', () => {
  const target = (typed: string) => targetIn(typed, five, ['Ch2'])
  assert.equal(['ch 04', ' 3 ', 'Place 1', '99'].map(target), [
    ...[{ before: 'Ch4' }, { before: 'Ch4' }, { before: 'Ch1' }, { before: null }],
  ])
  assert.is(target('Ch2'), 'Ch2 is one of those that you move.')
  assert.is(target('Ch77'), 'Ch77 is no product of this collection.')
  assert.is(target('0'), '0 is no product of this collection.')
  assert.match(String(target(' ')), /^Give the code of a product/)
  assert.equal(targetIn('7', ['6', '7'], ['6']), { before: '7' })
})

test.run()
