import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FeedItem } from '../../../../../server/features/products/feeds/feed-items.ts'
import { feedText } from '../../../../../server/features/products/feeds/feed-text.ts'
import { googleXml } from '../../../../../server/features/products/feeds/google-xml.ts'
import { metaCsv } from '../../../../../server/features/products/feeds/meta-csv.ts'
import { openFeedSettings } from '../../../../../server/features/products/feeds/store.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('formats of feeds')

const item: FeedItem = {
  ...{ id: 'Ch8', title: 'Chair, "high"', description: 'Oak\nand <mesh> & more' },
  price: '1234.05 KES',
  ...{ link: 'https://a.example/products/ch8', image: 'https://a.example/x.jpg?a=1&b=2' },
  brand: 'Acacia',
}

test('that of Meta has one line for each product, with commas, quotes and lines in quotes', () => {
  const titles = 'id,title,description,availability,condition,price,link,image_link,brand\r\n'
  assert.is(metaCsv([]), titles)
  assert.is(
    metaCsv([item]),
    `${titles}Ch8,"Chair, ""high""","Oak\nand <mesh> & more",in stock,new,1234.05 KES,` +
      'https://a.example/products/ch8,https://a.example/x.jpg?a=1&b=2,Acacia\r\n',
  )
})

test('that of Google has the shop and an element for each product, without markup in texts', () => {
  const shop = { name: 'Acacia & Sons', origin: 'https://a.example' }
  const xml = googleXml([item, { ...item, id: 'Ch9', price: '1 UGX' }], shop)
  const [head, first, second = '', ...end] = xml.trimEnd().split(/\n(?=<item>|<\/channel>)/)
  assert.match(
    head ?? '',
    '<title>Acacia &amp; Sons</title><link>https://a.example</link><description>Products of Acacia &amp; Sons<',
  )
  assert.is(
    first,
    '<item><g:id>Ch8</g:id><g:title>Chair, "high"</g:title>' +
      '<g:description>Oak\nand &lt;mesh&gt; &amp; more</g:description>' +
      '<g:link>https://a.example/products/ch8</g:link>' +
      '<g:image_link>https://a.example/x.jpg?a=1&amp;b=2</g:image_link>' +
      '<g:availability>in_stock</g:availability><g:condition>new</g:condition>' +
      '<g:price>1234.05 KES</g:price><g:brand>Acacia</g:brand><g:mpn>Ch8</g:mpn></item>',
  )
  assert.match(second, /<g:id>Ch9<.*<g:price>1 UGX</s)
  assert.equal(end, ['</channel>\n</rss>'])
})

test('texts never begin as a formula, whatever stands before it', () => {
  for (const text of ['=1+1', ' = +Desk', '@SUM(A1)', '-- oak', '\t=1', '\n-1']) {
    assert.not.match(feedText(text, 100), /^[=+\-@\s]/)
  }
  assert.is(feedText('-Solid oak, 180 - 200 cm', 100), 'Solid oak, 180 - 200 cm')
  assert.is(feedText('=+-@', 100), '')
})

test('texts have one line, characters that XML has, and end after a word', () => {
  assert.is(feedText('Oak\u0000\u0008\r\n table\ud800 🪑', 100), 'Oak table 🪑')
  assert.is(feedText('Mahogany desk with drawers', 15), 'Mahogany desk')
  assert.is(feedText('x'.repeat(200), 150).length, 150)
  assert.is(feedText('Mahogany desk', 13), 'Mahogany desk')
})

test('they are switched on by a change that began from what there is, and stay so', async () => {
  const file = join(await temporaryFolder(), 'feeds.json')
  const settings = await openFeedSettings({ file })
  assert.equal(settings.value, { version: 0, meta: false, google: false })
  await settings.change({ version: 0, meta: true, google: false })
  const error = await settings.change({ version: 0, meta: false, google: true }).catch(one => one)
  assert.is(error.status, 409)
  assert.equal((await openFeedSettings({ file })).value, { version: 1, meta: true, google: false })
})

test.run()
