import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Product, productsIn } from '../../../../server/features/products/products.ts'
import {
  itemsOfInquiry,
  linesOfItems,
  type QuotedProducts,
  type RequestedItem,
} from '../../../../server/features/quotes/item-lines.ts'
import { newContent, withSlots } from '../../../../server/features/quotes/new-content.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import { sentDesign } from '../../../../web/features/design/design-item.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planCode } from '../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import type { Price, ProductFacts } from '../../../../web/features/products/facts.ts'

const test = suite('lines of what a customer asks for')

const products = productsIn(loadContent())
const [first, second] = products.all
const code = planCode(firstPlan)
const design = { ...sentDesign(firstPlan), code }
const price: Price = { kind: 'fixed', cents: 116_000, per: 'piece', vatIncluded: true }
const vat = { rate: 16, included: false }
const inKes = { currency: 'KES', vat }

/** The site with facts of its products, by their codes. */
const source = (facts: Record<string, ProductFacts> = {}, prices: object = {}): QuotedProducts => ({
  products: () => ({ ...products, all: products.all.map(one => withFacts(one, facts)) }),
  today: () => '2026-11-22',
  designPrices: { value: { currency: 'KES', prices } },
})

const withFacts = (product: Product, facts: Record<string, ProductFacts>): Product => ({
  ...product,
  facts: facts[product.code] ?? {},
})

/** @param facts of the product */
const asked = (fields: Partial<RequestedItem> = {}, facts: ProductFacts = {}): RequestedItem => ({
  ...{ name: first?.name ?? '', note: '', quantity: 2, product: first && { ...first, facts } },
  ...fields,
})

test('have what the owner says of a product, unless the customer has a note', () => {
  const facts = { materials: 'Oak', finishes: 'Oiled', seats: 4, widthMm: 1200, warranty: '1 year' }
  const detail = (note: string, known: ProductFacts = facts) =>
    linesOfItems([asked({ note }, known)], inKes, source()).lines[0]?.detail
  assert.equal([detail(''), detail('in grey')], ['120 cm wide, Oak, Oiled', 'in grey'])
  assert.is(detail('', { materials: 'x'.repeat(600) })?.length, 500)
})

test('have the price and the unit of the record, with VAT as all records have it', () => {
  const read = (...prices: (Price | undefined)[]) => {
    const [own = {}, another = {}] = prices.map(price => (price ? { price } : {}))
    const both = [asked({}, own), asked({ product: second && { ...second, facts: another } })]
    const { lines, vat: taken } = linesOfItems(both, inKes, source())
    return [...lines.map(({ unit, unitPrice }) => [unit, unitPrice]), taken.included]
  }
  const perUnit: Price = { ...price, per: 'unit' }
  assert.equal(read(perUnit, undefined), [['unit', 116_000], [undefined, null], true])
  const without: Price = { ...price, vatIncluded: false }
  assert.equal(read(price, without), [[undefined, 100_000], [undefined, 116_000], false])
  assert.equal(read(without, without), [[undefined, 116_000], [undefined, 116_000], false])
})

test('have no price of another currency', () => {
  const item = asked({}, { price })
  const units = asked({ product: undefined, design })
  const prices = Object.fromEntries(design.parts.map(({ id }) => [id, 500]))
  const lines = (currency: string) =>
    linesOfItems([item, units], { currency, vat }, source({}, prices)).lines
  assert.ok(lines('KES').every(({ unitPrice }) => unitPrice !== null))
  const [first, unit, ...parts] = lines('UGX').map(({ unitPrice }) => unitPrice)
  assert.equal([first, unit, new Set(parts)], [null, 0, new Set([null])])
})

test('of a designed unit are the unit and its parts, with the prices of the owner', () => {
  const [part] = design.parts
  const prices = { [part?.id ?? '']: 500 }
  for (const item of [
    asked({ product: undefined, design }),
    asked({ product: undefined, name: code }),
  ]) {
    const { lines } = linesOfItems([item], inKes, source({}, prices))
    const [unit, ...parts] = lines
    assert.equal(
      [unit?.code, unit?.plan, unit?.unit, unit?.unitPrice, unit?.detail],
      [code, planText(firstPlan), 'unit', 0, undefined],
    )
    assert.is(parts.length, design.parts.length)
    assert.equal(
      [parts[0]?.text, parts[0]?.quantity, parts[0]?.unitPrice, parts[1]?.unitPrice],
      [part?.name, (part?.count ?? 0) * 2000, 500, null],
    )
  }
})

test('of designed units are one each where their parts would be more than 200 lines', () => {
  const each = design.parts.length + 1
  const units = (count: number) =>
    linesOfItems(
      Array.from({ length: count }, () => asked({ product: undefined, design })),
      inKes,
      source(),
    )
  const fitting = Math.floor(200 / each)
  assert.is(units(fitting).lines.length, fitting * each)
  const { lines } = units(fitting + 1)
  assert.is(lines.length, fitting + 1)
  assert.match(lines[0]?.detail ?? '', `${design.parts[0]?.count} × ${design.parts[0]?.name}; `)
  assert.is(lines[0]?.unitPrice, null)
})

test('of an inquiry are of the products that it names by their pages', () => {
  const page = first?.collection.page.path ?? ''
  const { parts, plan, summary } = design
  const items = [
    { page, code: first?.name ?? '', quantity: 2, note: 'grey' },
    { page: '/elsewhere', code, quantity: 1, note: '', design: { parts, plan, summary } },
  ]
  const [product, unit] = itemsOfInquiry(items, source())
  assert.equal([product?.product?.code, product?.note, product?.quantity], [first?.code, 'grey', 2])
  assert.not('design' in (product ?? {}))
  assert.equal([unit?.product, unit?.design], [undefined, design])
})

const settings = { version: 1, vat, validDays: 30, terms: 'Half on order' }

test('of a new quote are those that are given, or those of its inquiry', () => {
  const inquiry = {
    ...{ name: 'Amina', email: 'a@x.ke', phone: '', company: '' },
    items: [{ page: '/p', code: 'Desk', quantity: 1, note: '' }],
  } as never
  const begun = newContent({}, inquiry, settings, source())
  assert.equal(begun.customer, {
    name: 'Amina',
    email: 'a@x.ke',
    phone: undefined,
    company: undefined,
  })
  assert.equal(
    [begun.lines[0]?.text, begun.validUntil, begun.terms],
    ['Desk', '2026-12-22', 'Half on order'],
  )
  const lines = [{ kind: 'text', text: 'Work', quantity: 1000, unitPrice: 5 }] as const
  const given = {
    lines: [...lines],
    customer: { name: 'B' },
    terms: 'Own',
    validUntil: '2027-01-01',
  }
  const own = newContent(
    { ...given, note: 'N', vat: { rate: 8, included: true } },
    inquiry,
    settings,
    source(),
  )
  assert.equal(
    [own.customer, own.terms, own.validUntil, own.note],
    [{ name: 'B' }, 'Own', '2027-01-01', 'N'],
  )
  assert.equal([own.lines[0]?.text, own.vat], ['Work', { rate: 8, included: true }])
  const empty = newContent({}, undefined, { ...settings, terms: '' }, source())
  assert.equal(
    [empty.customer, empty.lines, empty.terms, empty.vat],
    [{ name: '' }, [], undefined, vat],
  )
})

test('have the picture of their product now, and otherwise keep what they had', () => {
  const line = { kind: 'item', text: 'x', quantity: 1000, unitPrice: 1 } as const
  const of = (fields: object, before: object[] = []) => {
    const [found] = withSlots([{ ...line, ...fields }], source(), before as never)
    return [found?.code, found?.slot, found?.plan]
  }
  const own = first?.code ?? ''
  assert.equal(of({ code: own, slot: 'a.jpg', plan: 'p' }), [own, first?.slot, undefined])
  assert.equal(of({ code: own, kind: 'text' }), [own, undefined, undefined])
  assert.equal(of({ code: 'Gone', slot: 'sent.jpg', plan: 'sent' }), ['Gone', undefined, undefined])
  const before = [{ slot: 'none.jpg' }, { code: 'Gone', slot: 'b.jpg', plan: 'q' }]
  assert.equal(of({ code: 'Gone' }, before), ['Gone', 'b.jpg', 'q'])
  assert.equal(of({}, before), [undefined, undefined, undefined])
  assert.equal(of({ code }), [code, undefined, planText(firstPlan)])
})

test.run()
