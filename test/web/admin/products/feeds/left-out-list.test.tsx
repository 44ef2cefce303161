import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { LeftOut } from '../../../../../web/admin/products/feeds/contract.ts'
import { LeftOutList } from '../../../../../web/admin/products/feeds/left-out-list.tsx'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('products that are in no feed')

const group = (why: LeftOut['why'], count = 1): LeftOut => ({
  why,
  products: Array.from({ length: count }, (_, n) => ({ code: `Ch${n + 1}`, name: `Ch${n + 1}` })),
})
const list = (...left: LeftOut[]) => <LeftOutList left={left} />

test('are grouped by their reason, in the order in which they are mended', () => {
  const text = textOf(list(group('small-photo'), group('hidden'), group('no-price')))
  assert.match(text, /^Left out 1 hidden.*1 without a price.*1 with a photo of less/)
})

test('are named once, each with its way into the table', () => {
  const named = { why: 'no-photo' as const, products: [{ code: 'Ch 1', name: 'Nyota' }] }
  assert.match(htmlOf(list(named)), '<a href="/admin/products?q=Ch%201">Ch 1</a> Nyota</li>')
  assert.match(htmlOf(list(group('no-photo'))), '>Ch1</a></li>')
})

test('fifty are listed, and the others counted with a view that has all, where there is one', () => {
  const items = (of: LeftOut) => htmlOf(list(of)).match(/<li>/g)?.length
  assert.equal([items(group('hidden', 50)), items(group('hidden', 51))], [50, 50])
  assert.not.match(textOf(list(group('hidden', 50))), 'more')
  assert.match(textOf(list(group('hidden', 1250))), /and 1,200 more: all of them in the table$/)
  assert.match(textOf(list(group('no-photo', 51))), /and 1 more$/)
  assert.match(htmlOf(list(group('no-price', 51))), 'href="/admin/products?show=without-price"')
})

test.run()
