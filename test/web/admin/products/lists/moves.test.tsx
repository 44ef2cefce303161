import type { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { emptyClient, returnOf, shownToast } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { product } from '../product.ts'

openAdminPage()
const { listQueue, useMove, useOrderedProducts } = await import(
  '../../../../../web/admin/products/lists/use-moves.ts'
)

const test = suite('storing moves of products')

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
const move = (client: QueryClient, code: string, before: string | null) =>
  returnOf(useMove, { client })({ collection: 'chairs', codes: [code], before })

test('a move shows at once, and the next one names the version that its answer gave', async () => {
  const client = known(listOf(4, 'Ch1', 'Ch2', 'Ch3'))
  let version = 4
  const sent = answerRequests(() => {
    version += 1
    return { version }
  })
  move(client, 'Ch1', 'Ch3')
  move(client, 'Ch3', 'Ch2')
  assert.equal(shown(client), ['Ch3', 'Ch2', 'Ch1'])
  assert.is(sent.length, 0)
  await allAnswered()
  assert.equal(
    sent.map(({ method, address, body }) => [method, address, body]),
    [
      ['PATCH', api.adminCollection('chairs'), { version: 4, codes: ['Ch1'], before: 'Ch3' }],
      ['PATCH', api.adminCollection('chairs'), { version: 5, codes: ['Ch3'], before: 'Ch2' }],
    ],
  )
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
  move(client, 'Ch2', 'Ch3')
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
  move(client, 'Ch2', 'Ch1')
  assert.is(sent.length, 0)
  answer(listOf(7, 'Ch1', 'Ch2', 'Ch3'))
  await reading
  await allAnswered()
  assert.equal(sent[0]?.body, { version: 7, codes: ['Ch2'], before: 'Ch1' })
  assert.equal(shown(client), ['Ch2', 'Ch1', 'Ch3'])
})

test.run()
