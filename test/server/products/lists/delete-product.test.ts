import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productDeleter } from '../../../../server/products/lists/delete-product.ts'
import type { ListEditorOptions } from '../../../../server/products/lists/list-editor-options.ts'
import { productsIn } from '../../../../server/products/products.ts'
import { content } from '../../catalogs/sources.ts'

const test = suite('deletion of a product')

test('is refused where the disk has no room for its entry in the bin', async () => {
  const done: string[] = []
  const products = productsIn(content)
  const options = {
    content: { value: content },
    products: () => products,
    records: { changeList: async () => done.push('list') },
    slotDetails: { value: {} },
    media: {
      leave: async () => ({ kept: undefined, clear: async () => done.push('files') }),
    },
  } as unknown as ListEditorOptions
  const chair = products.withCode('Ch8')
  assert.ok(chair)
  const refused = await productDeleter(options)
    .remove([chair], 'admin')
    .catch(error => error)
  assert.is(refused.status, 507)
  assert.match(refused.message, 'Free some space')
  assert.equal(done, [])
})

test.run()
