import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../../web/admin/contract.ts'
import type { LeftOut } from '../../../../../web/features/products/admin/feeds/contract.ts'
import { LeftOutList } from '../../../../../web/features/products/admin/feeds/left-out-list.tsx'
import { OrderHint } from '../../../../../web/features/products/admin/lists/order-hint.tsx'
import type { ProductForm } from '../../../../../web/features/products/admin/use-product-form.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, htmlOf, press, textOf } from '../../../../support/rendered.tsx'
import { product } from './product.ts'

openAdminPage()
const { TickField } = await import('../../../../../web/features/products/admin/form-parts.tsx')
const { PlaceFields } = await import('../../../../../web/features/products/admin/place-fields.tsx')
const { PriceFields } = await import('../../../../../web/features/products/admin/price-fields.tsx')
const { entryOf } = await import('../../../../../web/features/products/admin/product-entry.ts')
const { ProductFilters } = await import(
  '../../../../../web/features/products/admin/product-filters.tsx'
)
const { ProductsHeading } = await import(
  '../../../../../web/features/products/admin/products-heading.tsx'
)
const { productsView } = await import(
  '../../../../../web/features/products/admin/products-query.ts'
)

const test = suite('parts of the screen of products')

const state = { note: undefined, error: undefined, onChange: () => undefined }

/** As much of a form as its parts ask for. */
const formOf = (entry: object) =>
  ({
    entry: { ...entryOf(product()), ...entry },
    text: () => ({ ...state, value: '' }),
    flag: () => ({ ...state, checked: false }),
  }) as unknown as ProductForm

const labelsIn = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, ''),
  )

test('a price asks for what its kind has', () => {
  const labels = (priceKind: string) =>
    labelsIn(htmlOf(<PriceFields form={formOf({ priceKind })} currency="KES" />)).slice(1, -1)
  assert.equal(labels(''), [])
  assert.equal(labels('on-request'), ['Price for', 'Valid until'])
  const rest = ['Price for', 'Valid until', 'VAT is included']
  assert.equal(labels('fixed'), ['Amount (KES)', ...rest])
  assert.equal(labels('from'), ['From (KES)', ...rest])
  assert.equal(labels('range'), ['From (KES)', 'To (KES)', ...rest])
})

test('a tick is described by its hint, note and fault, where it has any', () => {
  const tick = (more: object) =>
    htmlOf(<TickField label="Shown" name="isVisible" {...state} checked {...more} />)
  assert.not.match(tick({}), /aria-describedby|<p/)
  assert.match(tick({ hint: 'Hint.', note: 'Note.', error: 'Fault.' }), '>Hint. Note. Fault.</p>')
  assert.match(tick({ error: 'Fault.' }), /aria-describedby="(.*?)".*<p class="field-hint" id="\1"/)
})

test('as many further places are offered as are taken, those that are stored with an upload', () => {
  const fields = (facts: AdminProduct['facts']) =>
    htmlOf(<PlaceFields form={formOf({})} product={product({ facts })} />)
  const html = fields({})
  const choices = html
    .match(/<select.*?<\/select>/g)
    ?.map(select => select.match(/<option/g)?.length)
  assert.equal(choices, [8, 4])
  assert.match(html, /<option value="0"[^>]*>0<.*<option value="7">7</)
  assert.not.match(html, 'Upload')
  assert.is(fields({ morePictures: 2, documents: 1 }).match(/>Upload /g)?.length, 3)
})

test('the heading counts what is found among all, once that is known', () => {
  const text = (counts?: { found: number; all: number }) =>
    textOf(
      <ProductsHeading counts={counts} view={productsView('')} products={[]} collections={[]} />,
    )
  assert.is(text(), 'Products')
  assert.match(text({ found: 1620, all: 1620 }), /^Products 1,620 products Feeds.*Add a product$/)
  assert.match(text({ found: 3, all: 1620 }), '3 of 1,620 products')
})

test('filters can be cleared where there are any', () => {
  const changes: object[] = []
  const filters = (search: string) =>
    ProductFilters({
      view: productsView(search),
      collections: [{ id: 'chairs', name: 'Chairs' }] as never,
      onChange: change => changes.push(change),
    })
  assert.not.match(textOf(filters('')), 'Clear')
  press(filters('?collection=chairs'), 'Clear filters')
  for (const { type, props } of elementsIn(filters(''))) {
    if (type === 'select') props.onChange({ target: { value: 'x' } })
  }
  assert.equal(changes, [
    { q: '', collection: '', show: '' },
    ...[{ collection: 'x' }, { show: 'x' }],
  ])
})

function hintOf(search: string, isOrderable: boolean) {
  const shown: object[] = []
  const view = productsView(search)
  const element = OrderHint({
    view,
    isOrderable,
    announcement: 'Moved.',
    onShow: change => shown.push(change),
  })
  const hasButton = elementsIn(element).some(({ type }) => type === 'button')
  return { element, shown, hasButton, text: textOf(element) }
}

test('the hint on the order says how rows are moved, or where they can be', () => {
  const orderable = hintOf('?collection=chairs', true)
  assert.match(orderable.text, /^In the order of the site. Drag a handle.* Moved\.$/)
  assert.not(orderable.hasButton)
  const all = hintOf('', false)
  assert.match(all.text, /^Choose one collection/)
  assert.not(all.hasButton)
})

test('the hint leads to all of a collection in the order of the site', () => {
  const sorted = hintOf('?collection=chairs&sort=code', false)
  assert.match(sorted.text, /^Products are moved where all of a collection stand/)
  press(sorted.element, 'Show all')
  assert.equal(sorted.shown, [{ q: '', show: '', sort: '', isDescending: false }])
})

const group = (why: LeftOut['why'], count = 1): LeftOut => ({
  why,
  products: Array.from({ length: count }, (_, n) => ({ code: `Ch${n + 1}`, name: `Ch${n + 1}` })),
})

const list = (...left: LeftOut[]) => <LeftOutList left={left} />

test('products in no feed are grouped by their reason, in the order in which they are mended', () => {
  const text = textOf(list(group('small-photo'), group('hidden'), group('no-price')))
  assert.match(text, /^Left out 1 hidden.*1 without a price.*1 with a photo of less/)
})

test('products in no feed are named once, each with its way into the table', () => {
  const named = { why: 'no-photo' as const, products: [{ code: 'Ch 1', name: 'Nyota' }] }
  assert.match(htmlOf(list(named)), '<a href="/admin/products?q=Ch%201">Ch 1</a> Nyota</li>')
  assert.match(htmlOf(list(group('no-photo'))), '>Ch1</a></li>')
})

test('fifty products in no feed are listed, and the others counted with a view that has all, where there is one', () => {
  const items = (of: LeftOut) => htmlOf(list(of)).match(/<li>/g)?.length
  assert.equal([items(group('hidden', 50)), items(group('hidden', 51))], [50, 50])
  assert.not.match(textOf(list(group('hidden', 50))), 'more')
  assert.match(textOf(list(group('hidden', 1250))), /and 1,200 more: all of them in the table$/)
  assert.match(textOf(list(group('no-photo', 51))), /and 1 more$/)
  assert.match(htmlOf(list(group('no-price', 51))), 'href="/admin/products?show=without-price"')
})

test.run()
