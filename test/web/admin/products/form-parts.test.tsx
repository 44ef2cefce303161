import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../web/admin/contract.ts'
import type { ProductForm } from '../../../../web/admin/products/use-product-form.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { elementsIn, htmlOf, press, textOf } from '../../../support/rendered.tsx'
import { product } from './product.ts'

openAdminPage()
const { TickField } = await import('../../../../web/admin/products/form-parts.tsx')
const { PlaceFields } = await import('../../../../web/admin/products/place-fields.tsx')
const { PriceFields } = await import('../../../../web/admin/products/price-fields.tsx')
const { entryOf } = await import('../../../../web/admin/products/product-entry.ts')
const { ProductFilters } = await import('../../../../web/admin/products/product-filters.tsx')
const { ProductsHeading } = await import('../../../../web/admin/products/products-heading.tsx')
const { productsView } = await import('../../../../web/admin/products/products-query.ts')

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
  assert.equal(
    html.match(/<select.*?<\/select>/g)?.map(select => select.match(/<option/g)?.length),
    [8, 4],
  )
  assert.match(html, /<option value="0"[^>]*>0<.*<option value="7">7</)
  assert.not.match(html, 'Upload')
  assert.is(fields({ morePictures: 2, documents: 1 }).match(/>Upload /g)?.length, 3)
})

test('the heading counts what is found among all, once that is known', () => {
  const text = (counts?: { found: number; all: number }) =>
    textOf(<ProductsHeading counts={counts} view={productsView('')} collections={[]} />)
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

test.run()
