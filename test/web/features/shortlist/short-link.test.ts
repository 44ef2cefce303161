import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageData } from '../../../../web/base/contract.ts'
import { whatsappUrl } from '../../../../web/base/routes.ts'
import {
  type Entry,
  entriesFromText,
  entryFrom,
  keyOf,
} from '../../../../web/features/shortlist/entries.ts'
import type { FoundItem } from '../../../../web/features/shortlist/found-item.ts'
import { itemsOf } from '../../../../web/features/shortlist/found-items.ts'
import { sentList } from '../../../../web/features/shortlist/sent-list.ts'
import { entriesOf, linkQuery } from '../../../../web/features/shortlist/short-link.ts'
import { publicPages } from '../../../support/public-pages.ts'

const test = suite('short link of a shortlist')

const pages = new Map(
  publicPages.map(page => [page.path, { page, media: {} } as unknown as PageData]),
)
const found = new Map<string, FoundItem>()
const all: Entry[] = []
for (const [page, data] of pages) {
  for (const { code, slot } of itemsOf(data)) {
    found.set(keyOf({ page, code }), { slot, pageName: '' } as FoundItem)
    all.push({ page, code, quantity: 1 + (all.length % 9999), note: '' })
  }
}
const opened = (search: string, known = pages) => entriesOf(sentList(search), known)

test('restores every item of the site with its quantity', () => {
  assert.ok(all.length > 1500)
  assert.equal(opened(linkQuery(all, found)), all)
  assert.not.match(linkQuery(all, found), 'items=')
})

test('makes a WhatsApp link of at most 2,000 characters for 200 items', () => {
  const list = Array.from({ length: 200 }, (_, n) => all[(n * 37) % all.length] as Entry)
  const some = list.map((entry, n) => ({ ...entry, quantity: n % 4 === 0 ? 12 : 1 }))
  const link = `https://www.nairobi-prefab-interiors.co.ke/shortlist${linkQuery(some, found)}`
  const { length = Infinity } =
    whatsappUrl('+254700000000', `I would like a quote for 200 items: ${link}`) ?? {}
  assert.ok(length <= 2000, `${length} characters`)
})

test('points to the same item after it was renamed, and keeps removed ones', () => {
  const chair = all.find(({ code }) => code === 'Ch12') as Entry
  const query = linkQuery([chair, { ...chair, page: '/gone', code: 'X*' }], found)
  const renamed = new Map(pages)
  const text = JSON.stringify(pages.get(chair.page)).replace('"Ch12"', '"Savannah chair"')
  renamed.set(chair.page, JSON.parse(text))
  assert.is(opened(query, renamed)[0]?.code, 'Savannah chair')
  assert.equal(
    opened('?list=services.furniture.chairs.products.999x3').map(({ code, quantity }) => ({
      code,
      quantity,
    })),
    [{ code: 'products 999', quantity: 3 }],
  )
})

test('ignores unreadable entries', () => {
  for (const query of ['?list=', '?list=12.13', '?list=a.1', '?list=..', '?list=%2F%2Fevil.x.1']) {
    assert.equal(opened(query), [], query)
  }
})

test('loses no item for its quantity, nor does its older format', () => {
  const quantities = (text: string) => entriesFromText(text).map(({ quantity }) => quantity)
  assert.equal(quantities('/a:A;/a:B*6;/a:C*10000;/a:D*2.5;/a:E*0;/a:F*x'), [1, 6, 9999, 3, 1, 1])
  assert.equal(
    [{ page: '/a', code: 'A', quantity: 10000 }, { page: '/a' }, null, 7].flatMap(entryFrom),
    [{ page: '/a', code: 'A', quantity: 9999, note: '' }],
  )
})

/** The query for these items of `/rooms`, whose images are in these slots. */
function queryFor(slots: Record<string, string>, quantity = 1, page = '/rooms'): string {
  const entries = Object.keys(slots).map(code => ({ page, code, quantity, note: '' }))
  const known = entries.map(entry => [keyOf(entry), { slot: slots[entry.code] } as FoundItem])
  return linkQuery(entries, new Map(known as [string, FoundItem][]))
}

test('has a number for each image, with its quantity where it is more than one', () => {
  assert.is(queryFor({ Ch1: 'a/chairs/image-1.jpg' }), '?list=rooms.chairs.1')
  assert.is(queryFor({ Ch1: 'a/chairs/image-1.jpg' }, 2), '?list=rooms.chairs.1x2')
})

test('names an item where its image has no number or folder, or its page is a number', () => {
  const named = '?items=%2Frooms%3ACh1'
  assert.is(queryFor({ Ch1: 'a/chairs/front.jpg' }), named)
  assert.is(queryFor({ Ch1: '1.jpg' }), named)
  assert.is(queryFor({ Ch1: '/1.jpg' }), named)
  assert.is(queryFor({ Ch1: 'a/12/image-1.jpg' }), named)
  const image = { Ch1: 'a/chairs/image-1.jpg' }
  assert.is(queryFor(image, 1, '/rooms/12'), '?items=%2Frooms%2F12%3ACh1')
  const both = { Ch1: 'a/chairs/front.jpg', Ch2: 'a/chairs/image-2.jpg' }
  assert.is(queryFor(both), `?list=rooms.chairs.2&${named.slice(1)}`)
})

test('has the folder and number of an item whose page failed to load, or has it no more', () => {
  const codes = (known: typeof pages | Map<string, undefined>) =>
    entriesOf(sentList('?list=rooms.chairs.1'), known).map(({ code }) => code)
  assert.equal(codes(new Map([['/rooms', undefined]])), ['chairs 1'])
  const products = [{ name: 'Front', media: 'a/chairs/front.jpg' }]
  const rooms = { page: { sections: [{ kind: 'product-grid', products }] } }
  assert.equal(codes(new Map([['/rooms', rooms as unknown as PageData]])), ['chairs 1'])
})

test.run()
