import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FeedItem } from '../../../server/feeds/feed-items.ts'
import { metaCsv } from '../../../server/feeds/meta-csv.ts'

const test = suite('feed of Meta')

const item: FeedItem = {
  ...{ id: 'Ch8', title: 'Chair, "high"', description: 'Oak\nand <mesh> & more' },
  price: '1234.05 KES',
  ...{ link: 'https://a.example/products/ch8', image: 'https://a.example/x.jpg?a=1&b=2' },
  brand: 'Acacia',
}

test('has one line for each product, with commas, quotes and lines in quotes', () => {
  const titles = 'id,title,description,availability,condition,price,link,image_link,brand\r\n'
  assert.is(metaCsv([]), titles)
  assert.is(
    metaCsv([item]),
    `${titles}Ch8,"Chair, ""high""","Oak\nand <mesh> & more",in stock,new,1234.05 KES,` +
      'https://a.example/products/ch8,https://a.example/x.jpg?a=1&b=2,Acacia\r\n',
  )
})

test.run()
