import { setImmediate as turn } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productsIn } from '../../../../server/features/products/products.ts'
import type { DetailsBySlot } from '../../../../server/features/products/slot-details/rows.ts'
import { openSearch, type SearchOptions } from '../../../../server/features/search/index.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'

const test = suite('indexes of a search')

const content = loadContent()
const products = productsIn(content)

/**
 * A search over the shipped content, and a way to give the product with a code another name.
 * @param onRead called with each product that is read for the indexes
 */
function opened(onRead: (slotPath: string) => void = () => undefined) {
  const silent = () => () => undefined
  const details: DetailsBySlot = {}
  let shown = products
  let onDetails: (slotPaths: readonly string[]) => void = () => undefined
  const options: SearchOptions = {
    content: { value: content, onChange: silent } as unknown as SearchOptions['content'],
    products: {
      products: () => shown,
      factsOf(slotPath) {
        onRead(slotPath)
        return []
      },
      onChange: silent,
    },
    library: { file: () => undefined, onChange: silent },
    slotDetails: {
      value: details,
      onChange(listener) {
        onDetails = listener
        return () => undefined
      },
    },
    shown: { page: page => page },
  }
  const rename = (code: string, name: string) => {
    const product = products.withCode(code)
    if (!product) throw new Error(`There is no ${code}`)
    shown = { ...products, inSlot: () => ({ ...product, name }) }
    onDetails([product.slot])
  }
  return { search: openSearch(options), rename }
}

test('are made in short turns, between which other work has its own', async () => {
  let turns = 0
  let isFound = false
  const turnsAtReading: number[] = []
  const { search } = opened(() => turnsAtReading.push(turns))
  const found = search.find('sofa').finally(() => {
    isFound = true
  })
  for (; !isFound; turns += 1) await turn()
  assert.ok((await found).products.length > 100)
  const [first = 0, last = 0] = [turnsAtReading[0], turnsAtReading.at(-1)]
  assert.ok(last - first > 3, `${last - first} turns`)
})

test('a change while they are made is in the answer', async () => {
  const lastSlot = products.all.at(-1)?.slot
  let isRenamed = false
  const { search, rename } = opened(slotPath => {
    if (isRenamed || slotPath !== lastSlot) return
    isRenamed = true
    rename('OP6', 'Uzuri desk')
  })
  const { products: found } = await search.find('uzuri')
  assert.equal(
    found.map(({ code }) => code),
    ['OP6'],
  )
})

test('two searches at once make them once, and find the same', async () => {
  const { search } = opened()
  const [first, second] = await Promise.all([search.find('wadrobe'), search.find('wadrobe')])
  assert.ok(first.products.length > 0)
  assert.equal(second.products, first.products)
})

test.run()
