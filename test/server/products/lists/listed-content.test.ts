import * as assert from 'uvu/assert'
import { suite } from '#test'
import { checkedContent } from '../../../../server/content/checked.ts'
import { listedContent } from '../../../../server/products/lists/listed-content.ts'
import type { ProductList } from '../../../../server/products/lists/lists-schema.ts'
import { productsIn } from '../../../../server/products/products.ts'

const test = suite('content with the lists of the owner')

const shipped = checkedContent()

const chair = (code: string, name = code): ProductList['added'][number] => ({
  code,
  name,
  slot: {
    path: `executive-furniture/chairs/products/product-${code.toLowerCase()}.jpg`,
    kind: 'image',
    alt: `Chair ${name}`,
    family: 'chair',
    shape: 'square',
  },
})

const changed = (id: string, list: Partial<ProductList>) =>
  listedContent(shipped, { [id]: { version: 1, added: [], deleted: [], order: [], ...list } })

const codesOf = (id: string, content: ReturnType<typeof listedContent>) =>
  productsIn(content)
    .collections.find(collection => collection.id === id)
    ?.products.map(({ code }) => code) ?? []

test('is the shipped one while no list has changed', () => {
  assert.is(listedContent(shipped, {}), shipped)
})

test('has added products at the end of their list, with their slots', () => {
  const content = changed('chairs', { added: [chair('Ch101', 'Lamu chair'), chair('KX-7')] })
  assert.equal(codesOf('chairs', content).slice(98), ['Ch99', 'Ch100', 'Ch101', 'KX-7'])
  const page = content.byPath.get('/services/furniture/chairs')
  assert.is(page?.slots.filter(({ family }) => family === 'chair').length, 102)
  assert.equal(productsIn(content).withCode('kx-7')?.name, 'KX-7')
  assert.equal(productsIn(content).withCode('ch101')?.name, 'Lamu chair')
  const grid = page?.sections.find(({ kind }) => kind === 'product-grid')
  const { slot, ...named } = chair('Ch101', 'Lamu chair')
  assert.equal(Reflect.get(grid ?? {}, 'products').at(-2), { ...named, media: slot.path })
})

test('has deleted products neither in a list nor among the slots', () => {
  const content = changed('chairs', { deleted: ['Ch1'] })
  assert.equal(codesOf('chairs', content).slice(0, 2), ['Ch2', 'Ch3'])
  const page = content.byPath.get('/services/furniture/chairs')
  const slot = 'executive-furniture/chairs/products/image-1.jpg'
  assert.not(page?.slots.some(({ path }) => path === slot))
})

test('has the owner\u2019s order, and what he has not ordered after it', () => {
  const content = changed('chairs', { order: ['Ch50', 'Ch2'], added: [chair('Ch101')] })
  assert.equal(codesOf('chairs', content).slice(0, 4), ['Ch50', 'Ch2', 'Ch1', 'Ch3'])
  assert.is(codesOf('chairs', content).at(-1), 'Ch101')
})

test('changes one category of the gallery beside the others', () => {
  const content = changed('interior-design', { deleted: ['ID1', 'ID2'] })
  const counts = ['prefab-units', 'interior-design', 'executive-furniture'].map(
    id => codesOf(id, content).length,
  )
  assert.equal(counts, [100, 98, 100])
})

test('shows the owner\u2019s product where a release ships its code later', () => {
  const content = changed('chairs', { added: [chair('CH008', 'Lamu chair')] })
  const found = productsIn(content).withCode('Ch8')
  assert.equal([found?.code, found?.name], ['CH008', 'Lamu chair'])
  assert.is(codesOf('chairs', content).length, 100)
})

test('has an empty list where every product is deleted', () => {
  const content = changed('chairs', { deleted: codesOf('chairs', shipped) })
  assert.equal(codesOf('chairs', content), [])
})

test.run()
