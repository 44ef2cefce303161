import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ProductGrid } from '../../../web/sections/product-grid/view.tsx'
import { type SectionSource, sectionSchema } from '../../../web/sections/schemas.ts'
import { stateOf } from '../../../web/sections/state.ts'
import { countOf, markupOf, sectionMarkup, slotAt } from '../markup.tsx'

const test = suite('product grid')

type Source = Extract<SectionSource, { kind: 'product-grid' }>

/** Products, of which two show at first. */
const source = (count: number, fields: Partial<Source> = {}): Source => ({
  kind: 'product-grid',
  title: 'Chairs',
  initial: 2,
  toggle: 'show-all',
  products: Array.from({ length: count }, (_, n) => ({
    name: `Ch${n}`,
    media: slotAt(`a/${n}.jpg`),
    formerNames: [`Old ${n}`],
  })),
  ...fields,
})
const grid = (count: number, fields?: Partial<Source>, search = '') =>
  sectionMarkup(source(count, fields), { search })

test('has a toggle where there are more products than at first', async () => {
  assert.not.match(await grid(2), '<button')
  const html = await grid(3)
  assert.match(html, /aria-expanded="false">Show All Products \(3\/3\)</)
  assert.match(html, '<input type="hidden" name="show" value="all"/>')
  assert.is(countOf(html, '<img'), 2)
})

test('shows all after a click, and then fewer', async () => {
  const html = await grid(3, {}, 'show=all')
  assert.match(html, /aria-expanded="true">Show Less \(2\/3\)</)
  assert.not.match(html, 'type="hidden"')
  assert.is(countOf(html, '<img'), 3)
  assert.is(countOf(await grid(3, {}, 'show=some'), '<img'), 2)
})

test('its toggle has other words where its content says so', async () => {
  const toggle = 'click-for-more'
  assert.match(await grid(3, { toggle }), '>Showing 2/3 - Click for More<')
  assert.match(await grid(3, { toggle }, 'show=all'), '>Showing 3/3 - Click for Less<')
})

test('counts its products in the heading, below it, or nowhere', async () => {
  const heading = async (fields: Partial<Source>) =>
    /<h2>.*?<\/div>/.exec(await grid(3, fields))?.[0]
  assert.is(await heading({}), '<h2>Chairs</h2></div>')
  assert.is(await heading({ text: 'Oak' }), '<h2>Chairs</h2><p class="lead">Oak</p></div>')
  assert.is(await heading({ count: 'heading' }), '<h2>Chairs (2/3)</h2></div>')
  assert.is(
    await heading({ count: 'subtitle', text: 'Oak' }),
    '<h2>Chairs</h2><p class="lead">Oak (2/3 products shown)</p></div>',
  )
  assert.is(
    await heading({ count: 'subtitle' }),
    '<h2>Chairs</h2><p class="lead">(2/3 products shown)</p></div>',
  )
})

test('counts a single product', async () => {
  assert.match(await grid(1, { count: 'heading' }), '<h2>Chairs (1/1)</h2>')
  assert.match(await grid(1, { count: 'subtitle' }), '(1/1 products shown)')
})

test('has no counts, but a note, where the administrators hide all products', async () => {
  const shown = (count: 'heading' | 'subtitle') => {
    const section = sectionSchema.parse(source(1, { count, text: 'Oak' }))
    if (section.kind !== 'product-grid') throw new Error('not a grid')
    return markupOf(<ProductGrid {...section} products={[]} />)
  }
  assert.match(shown('heading'), '<h2>Chairs</h2>')
  assert.match(shown('subtitle'), '<p class="lead">Oak</p>')
  assert.match(shown('heading'), 'No products available')
  assert.not.match(await grid(1), 'No products available')
})

const sections = [sectionSchema.parse(source(3))]

test('the state of an address is in one form: the item by its present name, then known ones', () => {
  assert.is(stateOf(sections, 'item=Old+1&show=all&utm=x'), '?show=all&item=Ch1')
  assert.is(stateOf(sections, 'item=Boat'), '')
  assert.is(stateOf(sections, 'show=some'), '')
  assert.is(stateOf([], 'show=all'), '')
})

test('the state of a gallery has an item of the chosen category only', () => {
  const item = (id: string) => ({ title: `Of ${id}`, media: slotAt(`${id}/1.jpg`) })
  const categories = ['prefab-units', 'interior-design', 'executive-furniture'].map(id => ({
    id,
    label: id,
    text: id,
    items: [item(id)],
  }))
  const gallery = [sectionSchema.parse({ kind: 'gallery', categories })]
  assert.is(stateOf(gallery, 'item=Of+prefab-units'), '?item=Of+prefab-units')
  assert.is(stateOf(gallery, 'item=Of+interior-design'), '')
  assert.is(
    stateOf(gallery, 'category=interior-design&item=Of+interior-design'),
    '?category=Interior+Designs&item=Of+interior-design',
  )
})

test.run()
