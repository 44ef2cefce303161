import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Product } from '../../../../server/products/products.ts'
import { readMessage } from '../../../../server/quotes/sent-list/read-message.ts'
import { requestedItems } from '../../../../server/quotes/sent-list/requested-items.ts'
import { firstPlan } from '../../../../web/design/plan.ts'
import { planCode } from '../../../../web/design/plan-code.ts'

const test = suite('items that a message asks for')

const all = ['Ch1', 'Ch2', 'B17'].map(
  code =>
    ({
      ...{ code, name: `Image ${code}`, slot: `${code}.jpg` },
      collection: { page: { name: 'Chairs', path: '/services/furniture/chairs' } },
    }) as unknown as Product,
)
const withCode = (code: string) => all.find(one => one.code === code)
const products = () => ({ all, collections: [], withCode, inSlot: () => undefined })
const source = { products, slotDetails: { value: {} } } as never

function read(text: string) {
  const { items, unread } = requestedItems(readMessage(text), source)
  return { items: items.map(({ name, quantity }) => `${quantity} ${name}`), unread }
}

const unit = planCode(firstPlan)

test('a line is one item, or several of which each is known', () => {
  assert.equal(read('2 x Ch1').items, ['2 Ch1'])
  assert.equal(read('2 x Ch1, Ch2 and 3 x B17').items, ['2 Ch1', '1 Ch2', '3 B17'])
})

test('a part of a line that names nothing is reported beside those that are found', () => {
  assert.equal(read('2 x Ch1, 4 lamps'), { items: ['2 Ch1'], unread: ['4 lamps'] })
})

test('a line that a shortlist wrote is an item, whether or not the site has it', () => {
  assert.equal(read('3 x Gone 2 (Chairs)'), { items: ['3 Gone 2'], unread: [] })
  assert.equal(read('3 x Gone 2'), { items: ['3 Gone 2'], unread: [] })
  const noted = read('3 x Gone 2 (Chairs): as in March, Ch2')
  assert.equal(noted, { items: ['3 Gone 2'], unread: [] })
})

test('units that a sentence names are one each, and the sentence is not reported', () => {
  assert.equal(read(`Please also the unit ${unit} as drawn on 4 March`), {
    items: [`1 ${unit}`],
    unread: [],
  })
})

test('lines without a number are greetings', () => {
  assert.equal(read('Good morning\nat 9 tomorrow').unread, ['at 9 tomorrow'])
})

test('an item that is named twice stands once, with the note of the line that has one', () => {
  const twice = readMessage('2 x Ch1\n2 x Ch1: in grey')
  const { items } = requestedItems(twice, source)
  assert.equal(
    items.map(({ name, note }) => [name, note]),
    [['Ch1', 'in grey']],
  )
})

test.run()
