import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../server/content/page.ts'
import { image, series } from '../../../server/content/slots.ts'
import { steppedPage } from '../../../server/render/stepped-page.ts'
import { parsePage } from '../../../server/starters/parse-page.ts'
import { stateOf } from '../../../web/sections/state.ts'

const test = suite('page of which one state is rendered')

const slotAt = (path: string) => image(path, { family: 'chair', shape: 'square', alt: path })

const page = (sections: Parameters<typeof parsePage>[0]['sections']): ContentPage =>
  parsePage({
    path: '/a',
    name: 'A',
    description: 'A page for tests that lists more items than one address of a page has.',
    keywords: ['a', 'b', 'c'],
    sections,
  })

const gallery = (...counts: [number, number, number]) =>
  page([
    {
      kind: 'gallery',
      categories: (['prefab-units', 'interior-design', 'executive-furniture'] as const).map(
        (id, index) => ({
          id,
          label: id,
          text: id,
          items: series(counts[index] as number, n => ({
            title: `${id} ${n}`,
            media: slotAt(`${id}/image-${n}`),
          })),
        }),
      ),
    },
  ])

const categoriesOf = ({ sections: [section] }: ContentPage) =>
  section?.kind === 'gallery'
    ? section.categories.map(({ items, part }) => [items[0]?.title, items.length, part])
    : []

test('is the page itself where each list fits into one address', () => {
  const whole = gallery(100, 100, 1)
  assert.is(steppedPage(whole, ''), whole)
})

test('has a hundred of each long list, of the chosen one those asked for', () => {
  const whole = gallery(150, 230, 3)
  const state = stateOf(whole.sections, 'category=interior-design&from=201')
  assert.is(state, '?category=Interior+Designs&from=201')
  const stepped = steppedPage(whole, state)
  assert.equal(categoriesOf(stepped), [
    ['prefab-units 1', 100, { from: 1, total: 150 }],
    ['interior-design 201', 30, { from: 201, total: 230 }],
    ['executive-furniture 1', 3, undefined],
  ])
  assert.is(stepped.slots.length, 133)
})

test('has the hundred of the item in the viewer', () => {
  const whole = gallery(150, 3, 3)
  const state = stateOf(whole.sections, 'item=prefab-units+150')
  assert.is(state, '?from=101&item=prefab-units+150')
  assert.equal(categoriesOf(steppedPage(whole, state))[0], [
    'prefab-units 101',
    50,
    { from: 101, total: 150 },
  ])
})

test('of a grid begins with the first hundred', () => {
  const products = series(101, n => ({ name: `Ch${n}`, media: slotAt(`chairs/image-${n}`) }))
  const whole = page([{ kind: 'product-grid', title: 'Chairs', toggle: 'show-all', products }])
  assert.is(stateOf(whole.sections, 'from=101'), '?show=all&from=101')
  const [first, last] = ['', '?show=all&from=101'].map(state => {
    const [grid] = steppedPage(whole, state).sections
    return grid?.kind === 'product-grid' && [grid.products.length, grid.products[0]?.name]
  })
  assert.equal(
    [first, last],
    [
      [100, 'Ch1'],
      [1, 'Ch101'],
    ],
  )
})

test.run()
