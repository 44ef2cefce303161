import * as assert from 'uvu/assert'
import { suite } from '#test'
import { weighProductPage } from '../support/weigh-product-page.ts'

const test = suite('smaller images of a product page')

test('make a page of 20 products at most a third as large on a phone', async () => {
  const { derivatives, jpegs } = await weighProductPage(800)
  assert.ok(derivatives * 3 <= jpegs, `${derivatives} of ${jpegs} bytes`)
})

test.run()
