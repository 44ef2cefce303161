import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { LineEntry } from '../../../../../web/admin/quotes/draft/entry.ts'
import type { Price } from '../../../../../web/products/facts.ts'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient } from '../../../../support/rendered.tsx'
import { product } from '../../products/product.ts'

openAdminPage()
const { lineOfProduct } = await import('../../../../../web/admin/quotes/lines/line-of-product.ts')
const { usePriceHints } = await import('../../../../../web/admin/quotes/lines/use-price-hints.ts')

const test = suite('what a quote takes from the record of a product')

const quote = { currency: 'KES', vat: { rate: 16, included: false } }
const fixed: Price = { kind: 'fixed', cents: 116_000, per: 'unit', vatIncluded: true }

test('is its code, picture, name, size, materials and finishes', () => {
  const facts = { widthMm: 1200, depthMm: 600, heightMm: 750, materials: 'Oak', finishes: 'Oiled' }
  const { key, ...whole } = lineOfProduct(product({ name: 'Desk', facts }), quote)
  const { key: other, detail } = lineOfProduct(product(), quote)
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

test('is a fixed price as the quote has VAT, with what it is for', () => {
  const line = (price: Price, included: boolean) => {
    const { price: text, unit } = lineOfProduct(product({ facts: { price } }), {
      ...quote,
      vat: { rate: 16, included },
    })
    return [text, unit]
  }
  assert.equal(line(fixed, false), ['1,000', 'unit'])
  assert.equal(line(fixed, true), ['1,160', 'unit'])
  assert.equal(line({ ...fixed, kind: 'from' }, true), ['', 'piece'])
  assert.equal(line({ ...fixed, validUntil: '2020-01-01' }, true), ['', 'piece'])
  const inUsd = lineOfProduct(product({ facts: { price: fixed } }), { ...quote, currency: 'USD' })
  assert.is(inUsd.price, '')
})

const lines = (...of: Partial<LineEntry>[]) => of as LineEntry[]

test('is a hint where it has no one price, but not where the price is on request', () => {
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

test('is read only once a line of an item has no price', async () => {
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
