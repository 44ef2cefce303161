import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { emptyClient } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { pointerAt, pointerOn, rowsOf } from '../../../../admin/drag/rows.ts'
import { product } from '../product.ts'

const { document } = openAdminPage()
const { useOrdering } = await import(
  '../../../../../../web/features/products/admin/lists/use-ordering.ts'
)
const { listQueue } = await import(
  '../../../../../../web/features/products/admin/lists/use-moves.ts'
)
const { handleId } = await import(
  '../../../../../../web/features/products/admin/lists/move-handle.tsx'
)
const { PAGE_SIZE } = await import(
  '../../../../../../web/features/products/admin/found-products.ts'
)

const test = suite('ordering the products of a collection')

const four = ['Ch1', 'Ch2', 'Ch3', 'Ch4']

/** Handles are on the page for these codes, and say what they are asked for. */
function open(codes: readonly string[] = four, page = 1) {
  const client = emptyClient()
  client.setQueryData<AdminProducts>([api.adminProducts], {
    collections: [
      { id: 'chairs', name: 'Chairs', path: '/c', version: 1, nextCode: 'Ch9', ownFacts: [] },
    ],
    products: codes.map(code => product({ code })),
  })
  const focused: string[] = []
  const handles = new Map(
    codes.map(code => [
      handleId(code),
      { focus: () => focused.push(code), scrollIntoView: () => undefined },
    ]),
  )
  Object.assign(document, { getElementById: (id: string) => handles.get(id), activeElement: null })
  const pages: number[] = []
  const hook = liveHook(
    () => useOrdering({ collection: 'chairs', codes, page, onPage: to => pages.push(to) }),
    { client },
  )
  const sent = answerRequests(() => ({ version: 2 }))
  const allAnswered = () => until('the answers', () => listQueue.state.value.length === 0)
  const moves = async () => {
    await allAnswered()
    return sent.map(({ body }) => {
      const { codes, before } = body as { codes: string[]; before: string | null }
      return `${codes} before ${before}`
    })
  }
  return { hook, pages, focused, sent, moves, handles }
}

test('the keys of a handle move its product, which is said and stays in focus', async () => {
  for (const [code, key, move, place] of [
    ['Ch2', 'ArrowUp', 'Ch2 before Ch1', 1],
    ['Ch2', 'ArrowDown', 'Ch2 before Ch4', 3],
    ['Ch3', 'ArrowDown', 'Ch3 before null', 4],
    ['Ch3', 'Home', 'Ch3 before Ch1', 1],
    ['Ch2', 'End', 'Ch2 before null', 4],
  ] as const) {
    const { hook, moves, focused, pages } = open()
    assert.is(hook.now.step(code, key), true)
    assert.is(hook.now.announcement, `${code}, place ${place} of 4`)
    assert.equal([focused, pages], [[code], []])
    assert.equal(await moves(), [move])
  }
})

test('at an end a key says the place and sends nothing, and other keys do nothing', async () => {
  const { hook, moves, focused } = open()
  assert.is(hook.now.step('Ch1', 'ArrowUp'), true)
  assert.is(hook.now.announcement, 'Ch1, place 1 of 4')
  assert.is(hook.now.step('Ch4', 'ArrowDown'), true)
  assert.is(hook.now.announcement, 'Ch4, place 4 of 4')
  assert.is(hook.now.step('Ch1', 'Enter'), false)
  assert.equal([await moves(), focused], [[], []])
})

test('a dragged row goes before the one it is dropped on, or behind the last', async () => {
  for (const [from, y, move] of [
    [0, 45, 'Ch1 before Ch3'],
    [3, 5, 'Ch4 before Ch1'],
    [0, 79, 'Ch1 before null'],
    [1, 35, undefined],
  ] as const) {
    const { hook, moves } = open()
    const rows = rowsOf(...four)
    const { onPointerDown, onPointerMove, onPointerUp } = hook.now.handlers
    onPointerDown(pointerOn(rows[from], from * 20 + 10))
    onPointerMove(pointerAt(y > 40 ? 0 : 79))
    onPointerMove(pointerAt(y))
    onPointerUp()
    assert.equal(await moves(), move ? [move] : [])
  }
})

test('many keep their order, and the first of them is said with how many more', async () => {
  const { hook, moves } = open()
  assert.is(hook.now.move(['Ch3', 'Ch2'], null), true)
  assert.is(hook.now.announcement, 'Ch2 and 1 more, place 3 of 4')
  assert.is((await moves()).length, 1)
  assert.is(hook.now.move(four.slice(0, 2), 'Ch3'), false)
})

test('what goes to another page is followed there', () => {
  const codes = Array.from({ length: 2 * PAGE_SIZE }, (_, index) => `Ch${index}`)
  const moved = (index: number, key: string, page: number) => {
    const { hook, pages } = open(codes, page)
    hook.now.step(codes[index] ?? '', key)
    return pages
  }
  assert.equal(moved(PAGE_SIZE - 1, 'ArrowDown', 1), [2])
  assert.equal(moved(PAGE_SIZE - 2, 'ArrowDown', 1), [])
  assert.equal(moved(PAGE_SIZE, 'ArrowUp', 2), [1])
  assert.equal(moved(PAGE_SIZE, 'ArrowDown', 2), [])
})

test('a move that fails is said no more, and its handle keeps a focus that it had', async () => {
  for (const [active, isFocusedAgain] of [
    ['handle', true],
    ['other', false],
  ] as const) {
    const { hook, focused, handles } = open()
    answerRequests(() => Response.json({ error: 'No' }, { status: 400 }))
    hook.now.step('Ch2', 'ArrowUp')
    const activeElement = active === 'handle' ? handles.get(handleId('Ch2')) : {}
    Object.assign(document, { activeElement })
    await until('the end', () => hook.now.announcement === '')
    assert.equal(focused, isFocusedAgain ? ['Ch2', 'Ch2'] : ['Ch2'])
    await until('the queue', () => listQueue.state.value.length === 0)
  }
})

test.run()
