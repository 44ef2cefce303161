import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Product } from '../../../../../server/features/products/products.ts'
import { productFinder } from '../../../../../server/features/quotes/sent-list/named-in-line.ts'

const test = suite('product that a line of a message names')

const collections = { chairs: { page: { name: 'Chairs' } }, desks: { page: { name: 'Desks' } } }
const product = (code: string, name: string, collection: keyof typeof collections) =>
  ({ code, name, slot: `${code}.jpg`, collection: collections[collection] }) as unknown as Product

const all = [
  product('Ch1', 'Nyota', 'chairs'),
  product('Ch2', 'Stool', 'chairs'),
  product('De1', 'Image 1', 'desks'),
  product('De2', 'Ch1', 'desks'),
]

function found(name: string, pageName?: string): string | undefined {
  const withCode = (code: string) => all.find(one => one.code === code)
  const products = () => ({ all, collections: [], withCode, inSlot: () => undefined })
  const find = productFinder({ products } as never)
  return find({ name, pageName, note: '', quantity: 1000 })?.code
}

test('is the only one of its name, however that is written', () => {
  assert.equal([found('nyota'), found('NYOTA')], ['Ch1', 'Ch1'])
})

test('is the one of the page that the line names, before one whose code that name is', () => {
  assert.equal([found('Ch1', 'Desks'), found('Ch1'), found('Ch1', 'Chairs')], ['De2', 'Ch1', 'Ch1'])
})

test('is none where several or none have the name', () => {
  all.push(product('De3', 'Nyota', 'desks'))
  assert.equal(
    [found('Nyota'), found('Nyota', 'Desks'), found('Bench')],
    [undefined, 'De3', undefined],
  )
  all.pop()
})

test.run()
