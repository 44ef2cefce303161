import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient } from '../../../../support/rendered.tsx'
import { product } from '../../products/product.ts'
import { quote } from '../quote.ts'

openAdminPage()
const { ProductSearch } = await import('../../../../../web/admin/quotes/lines/product-search.tsx')
const { QuoteDraftProvider } = await import('../../../../../web/admin/quotes/draft/form.ts')
const { entryOf } = await import('../../../../../web/admin/quotes/draft/entry.ts')

const test = suite('search for a product of a quote')

const products = [
  ...Array.from({ length: 9 }, (_, at) =>
    product({ code: `Ch${at + 1}`, name: `Chair ${at + 1}` }),
  ),
  product({ code: 'OF11', name: 'Desk' }),
]

function open() {
  const client = emptyClient()
  client.setQueryData([api.adminProducts], { products, collections: [] })
  const entry = entryOf(quote().content)
  const added: string[] = []
  const draft = {
    state: { value: { entry }, subscribe: () => () => undefined },
    change: (edit: (from: typeof entry) => typeof entry) => {
      added.push(edit(entry).lines.at(-1)?.code ?? '')
    },
  }
  let closed = 0
  const live = liveHook(() => ProductSearch({ onClose: () => closed++ }), {
    client,
    around: inside => <QuoteDraftProvider value={draft as never}>{inside}</QuoteDraftProvider>,
  })
  const input = () => elementIn(live.now, 'input').props
  const type = (value: string) => flushSync(() => input().onChange({ target: { value } }))
  const press = (key: string) => {
    let isTaken = false
    flushSync(() => input().onKeyDown({ key, preventDefault: () => (isTaken = true) }))
    return isTaken
  }
  const options = () => elementsIn(live.now).filter(({ props }) => props.role === 'option')
  const active = () => options().findIndex(({ props }) => props['aria-selected'])
  const status = () => elementIn(live.now, 'p').props.children as string
  return { input, type, press, options, active, status, added, closed: () => closed }
}

test('shows nothing before letters are typed, and eight products at most', () => {
  const { input, type, options, status } = open()
  assert.equal([options().length, input()['aria-expanded'], status()], [0, false, ''])
  type('  ')
  assert.equal([options().length, status()], [0, ''])
  type('chair')
  assert.equal([options().length, input()['aria-expanded']], [8, true])
  type('nothing so called')
  assert.equal([options().length, input()['aria-expanded']], [0, false])
  assert.is(status(), 'No product matches.')
})

test('goes through them with arrows, from the last to the first and back', () => {
  const { type, press, active, input } = open()
  type('chair')
  assert.is(active(), 0)
  assert.ok(press('ArrowUp'))
  assert.is(active(), 7)
  press('ArrowDown')
  press('ArrowDown')
  assert.is(active(), 1)
  assert.match(input()['aria-activedescendant'], /-1$/)
  type('chair 9')
  assert.is(active(), 0)
})

test('adds the one that is chosen, says so, and is ready for the next', () => {
  const { type, press, added, status, input, options } = open()
  type('of11')
  assert.ok(press('Enter'))
  assert.equal([added, status(), input().value], [['OF11'], 'OF11 was added', ''])
  type('chair')
  assert.is(status(), '')
  flushSync(() => options()[2]?.props.onClick())
  assert.equal(added, ['OF11', 'Ch3'])
})

test('closes with Escape, and leaves other keys to the field', () => {
  const { press, closed, added } = open()
  assert.not(press('Enter'))
  assert.not(press('a'))
  assert.ok(press('Escape'))
  assert.equal([closed(), added], [1, []])
})

test.run()
