import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import type { LineEntry } from '../../../../../web/features/quotes/admin/draft/entry.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient } from '../../../../support/rendered.tsx'
import { clientWith } from '../../../admin/client-with.ts'
import { product } from '../../products/admin/product.ts'
import { quote } from './quote.ts'

openAdminPage()
const { ProductSearch } = await import(
  '../../../../../web/features/quotes/admin/lines/product-search.tsx'
)
const { QuoteDraftProvider } = await import(
  '../../../../../web/features/quotes/admin/draft/form.ts'
)
const { entryOf } = await import('../../../../../web/features/quotes/admin/draft/entry.ts')
const { lineOfProduct } = await import(
  '../../../../../web/features/quotes/admin/lines/line-of-product.ts'
)
const { usePriceHints } = await import(
  '../../../../../web/features/quotes/admin/lines/use-price-hints.ts'
)

const test = suite('what lines of a quote take from products')

const products = [
  ...Array.from({ length: 9 }, (_, at) =>
    product({ code: `Ch${at + 1}`, name: `Chair ${at + 1}` }),
  ),
  product({ code: 'OF11', name: 'Desk' }),
]

function open() {
  const entry = entryOf(quote().content)
  const added: string[] = []
  const draft = {
    state: { value: { typed: entry }, subscribe: () => () => undefined },
    change: (edit: (from: typeof entry) => typeof entry) => {
      added.push(edit(entry).lines.at(-1)?.code ?? '')
    },
  }
  let closed = 0
  const live = liveHook(() => ProductSearch({ onClose: () => closed++ }), {
    ...clientWith({ [api.adminProducts]: { products, collections: [] } }),
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

test('the search shows nothing before letters are typed, and eight products at most', () => {
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

test('the search goes through them with arrows, from the last to the first and back', () => {
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

test('the search adds the one that is chosen, says so, and is ready for the next', () => {
  const { type, press, added, status, input, options } = open()
  type('of11')
  assert.ok(press('Enter'))
  assert.equal([added, status(), input().value], [['OF11'], 'OF11 was added', ''])
  type('chair')
  assert.is(status(), '')
  flushSync(() => options()[2]?.props.onClick())
  assert.equal(added, ['OF11', 'Ch3'])
})

test('the search closes with Escape, and leaves other keys to the field', () => {
  const { press, closed, added } = open()
  assert.not(press('Enter'))
  assert.not(press('a'))
  assert.ok(press('Escape'))
  assert.equal([closed(), added], [1, []])
})

const terms = { currency: 'KES', vat: { rate: 16, included: false } }
const fixed: Price = { kind: 'fixed', cents: 116_000, per: 'unit', vatIncluded: true }

test('a line of a product is its code, picture, name, size, materials and finishes', () => {
  const facts = { widthMm: 1200, depthMm: 600, heightMm: 750, materials: 'Oak', finishes: 'Oiled' }
  const { key, ...whole } = lineOfProduct(product({ name: 'Desk', facts }), terms)
  const { key: other, detail } = lineOfProduct(product(), terms)
  assert.equal(whole, {
    ...{ kind: 'item', code: 'Ch8', slot: 'furniture/chairs/Ch8.jpg', text: 'Desk' },
    ...{
      detail: '120 × 60 × 75 cm, Oak, Oiled',
      quantity: '1',
      unit: 'piece',
      price: '',
      discount: '',
    },
  })
  assert.equal([detail, key === other], ['', false])
})

test('a line of a product has a fixed price as the quote has VAT, with what it is for', () => {
  const line = (price: Price, included: boolean) => {
    const { price: text, unit } = lineOfProduct(product({ facts: { price } }), {
      ...terms,
      vat: { rate: 16, included },
    })
    return [text, unit]
  }
  assert.equal(line(fixed, false), ['1,000', 'unit'])
  assert.equal(line(fixed, true), ['1,160', 'unit'])
  assert.equal(line({ ...fixed, kind: 'from' }, true), ['', 'piece'])
  assert.equal(line({ ...fixed, validUntil: '2020-01-01' }, true), ['', 'piece'])
  const inUsd = lineOfProduct(product({ facts: { price: fixed } }), { ...terms, currency: 'USD' })
  assert.is(inUsd.price, '')
})

const lines = (...of: Partial<LineEntry>[]) => of as LineEntry[]

test('a hint is given where a product has no one price, but not where the price is on request', () => {
  const client = emptyClient()
  const from = product({ code: 'Ch1', facts: { price: { ...fixed, kind: 'from' } } })
  const asked = product({ code: 'Ch2', facts: { price: { kind: 'on-request' } as Price } })
  client.setQueryData([api.adminProducts], { products: [from, asked, product()] })
  const { now: hintFor } = liveHook(() => usePriceHints(lines({ code: 'Ch1', price: '' }), 'KES'), {
    client,
  })
  assert.match(hintFor('Ch1') ?? '', '1,160')
  for (const code of ['Ch2', 'Ch8', 'gone', undefined]) assert.is(hintFor(code), undefined, code)
})

test('products are read only once a line of an item has no price', async () => {
  const read = (...of: Partial<LineEntry>[]) => {
    const asked: unknown[] = []
    const client = emptyClient()
    client.setDefaultOptions({
      queries: { queryFn: ({ queryKey }) => asked.push(queryKey[0]) && null },
    })
    liveHook(() => usePriceHints(lines(...of), 'KES'), { client })
    return asked
  }
  assert.equal(read({ code: 'Ch1', price: '5' }, { price: '' }), [])
  assert.equal(read({ code: 'Ch1', price: '5' }, { code: 'Ch1', price: '' }), [api.adminProducts])
})

test.run()
