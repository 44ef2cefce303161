import * as assert from 'uvu/assert'
import { suite } from '#test'
import { priceText } from '../../../../../web/features/products/admin/money.ts'
import { sizeText } from '../../../../../web/features/products/admin/size-text.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, htmlOf, textOf } from '../../../../support/rendered.tsx'
import { product } from './product.ts'

openAdminPage()
const { ProductRow } = await import('../../../../../web/features/products/admin/product-row.tsx')
const { SortHead } = await import('../../../../../web/features/products/admin/sort-head.tsx')
const { productsView } = await import(
  '../../../../../web/features/products/admin/products-query.ts'
)

const test = suite('parts of the table of products')

const nothing = () => undefined

const rowOf = (more: Parameters<typeof product>[0]) => (
  <ProductRow
    {...{ product: product(more), collection: 'Chairs', isSelected: false, isOpen: false }}
    onToggle={nothing}
    onEdit={nothing}
  />
)

test('a row says what is known, and of a price whether it is shown', () => {
  const price = { kind: 'from', cents: 6850000, per: 'piece', vatIncluded: true } as const
  const facts = { widthMm: 1205, depthMm: 600, heightMm: 750, materials: 'Oak', price }
  assert.match(textOf(rowOf({ facts })), 'Chairs 120.5 × 60 × 75 Oak from 68,500 No Yes Edit')
  assert.match(textOf(rowOf({ facts: { price, isPriceShown: true } })), 'from 68,500 Yes Yes')
  assert.match(textOf(rowOf({ isVisible: false })), 'Ch8 Chairs Hidden Edit Ch8')
})

test('a row that can be moved has its handle in place of the collection', () => {
  const row = <ProductRow {...rowOf({}).props} handle="handle" landing="after" />
  assert.match(
    htmlOf(row),
    /^<tr data-key="Ch8" data-landing="after"><td class="product-move">handle/,
  )
  assert.not.match(textOf(row), 'Chairs')
  const outOfPlace = <ProductRow {...rowOf({}).props} handle={null} />
  assert.match(htmlOf(outOfPlace), /^<tr><td class="product-move"><\/td>/)
})

test('a row leads to the page of its product in a new tab', () => {
  assert.match(htmlOf(rowOf({})), '<a href="/products/ch8" target="_blank" rel="noreferrer">')
})

test('the head of a column sorts upwards, downwards, and then as the site does', () => {
  const orders = ['', '?sort=code', '?sort=code&down=1'].map(search => {
    let next: unknown
    const onSort = (order: unknown) => {
      next = order
    }
    const head = SortHead({ view: productsView(search), by: 'code', label: 'Code', onSort })
    elementIn(head, 'button').props.onClick()
    return [head.props['aria-sort'], next]
  })
  assert.equal(orders, [
    [undefined, { sort: 'code', isDescending: false }],
    ['ascending', { sort: 'code', isDescending: true }],
    ['descending', { sort: '', isDescending: false }],
  ])
})

test('a size names the sides that are not known', () => {
  assert.is(sizeText({ widthMm: 1205, depthMm: 600, heightMm: 750 }), '120.5 × 60 × 75')
  assert.is(sizeText({ widthMm: 1205 }), '120.5 × – × –')
  assert.is(sizeText({ seats: 2 }), '')
})

test('a price says its kind', () => {
  const text = (price?: Price, currency = 'KES') =>
    priceText({ currency, facts: price ? { price } : {} })
  const price = { per: 'piece', vatIncluded: true, cents: 6850000 } as const
  assert.is(text({ ...price, kind: 'fixed' }), '68,500')
  assert.is(text({ ...price, kind: 'fixed' }, 'UGX'), '6,850,000')
  assert.is(text({ ...price, kind: 'from' }), 'from 68,500')
  assert.is(text({ ...price, kind: 'range', toCents: 7000000 }), '68,500 – 70,000')
  assert.is(text({ kind: 'on-request', per: 'piece', vatIncluded: true }), 'on request')
  assert.is(text(), '')
})

test.run()
