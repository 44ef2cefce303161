import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FeedItem } from '../../../server/feeds/feed-items.ts'
import { googleXml } from '../../../server/feeds/google-xml.ts'

const test = suite('feed of Google')

const item: FeedItem = {
  ...{ id: 'Ch8', title: 'Chair, "high"', description: 'Oak\nand <mesh> & more' },
  price: '1234.05 KES',
  ...{ link: 'https://a.example/products/ch8', image: 'https://a.example/x.jpg?a=1&b=2' },
  brand: 'Acacia',
}

test('has the shop, and one element for each product, without markup in texts', () => {
  const xml = googleXml([item, { ...item, id: 'Ch9', price: '1 UGX' }], {
    ...{ name: 'Acacia & Sons', origin: 'https://a.example' },
  })
  const [head = '', first = '', second = '', ...end] = xml
    .trimEnd()
    .split(/\n(?=<item>|<\/channel>)/)
  assert.match(
    head,
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
  assert.match(second, '<g:id>Ch9</g:id>')
  assert.match(second, '<g:price>1 UGX</g:price>')
  assert.equal(end, ['</channel>\n</rss>'])
})

test.run()
