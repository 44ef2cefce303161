import * as assert from 'uvu/assert'
import { suite } from '#test'
import { factsOf } from '../../../server/content/trait-facts.ts'
import type { KnownBySlot } from '../../../web/base/contract.ts'
import { api } from '../../../web/base/routes.ts'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite }>('facts of items')

const LEGS = '/services/furniture/legs'
const FIRST = 'executive-furniture/legs/products/image-1.jpg'

test.before(async context => {
  context.site = await startSite()
})

test('say the form and the material that the traits of a product name', () => {
  assert.equal(factsOf(['saber', 'stainless-steel']), [
    ['Form', 'Sabre'],
    ['Material', 'Stainless steel'],
  ])
  assert.equal(factsOf(['cable']), [['Material', 'Steel cable']])
  assert.equal(factsOf(['x-frame', 'chrome'])[0], ['Form', 'X-frame'])
  assert.equal(factsOf(['two-storey', 'office']), [])
  assert.equal(factsOf(), [])
})

/** Traits by which a drawing differs from its neighbours; of the product itself they say nothing. */
const drawnOnly: ReadonlySet<string> = new Set([
  ...['island', 'drum', 'spindle', 'crescent', 'tufted', 'bookcase', 'buttoned'],
  ...['window', 'breakfast-bar', 'peninsula', 'horseshoe', 'denim', 'comb'],
  ...['sled', 'stretcher', 'pair', 'three', 'corner', 'landing', 'run', 'stair'],
])

test('have a word for every other trait of the furniture pages with a hundred products', () => {
  for (const { path, sections, slots } of publicPages) {
    const grid = sections.find(section => section.kind === 'product-grid')
    if (grid?.products.length !== 100) continue
    const products = new Set(grid.products.map(({ media }) => media))
    for (const slot of slots.filter(slot => products.has(slot.path))) {
      const said = (slot.traits ?? []).filter(trait => !drawnOnly.has(trait))
      assert.is(factsOf(slot.traits).length, said.length, `${path} ${slot.traits}`)
    }
  }
})

test('are answered by page and slot', async ({ site }) => {
  const answer = await fetch(`${site.url}${api.itemFacts}?path=${LEGS}`)
  const known = (await answer.json()) as KnownBySlot
  const facts = [
    ['Form', 'Turned'],
    ['Material', 'Oak'],
  ]
  assert.equal(known[FIRST], { facts, code: 'LG1' })
  assert.is(Object.keys(known).length, 100)
  assert.is((await fetch(`${site.url}${api.itemFacts}?path=/none`)).status, 404)
})

test('are in the HTML of a page for the item in its viewer only', async ({ site }) => {
  const factsIn = async (path: string) =>
    /"known":(\{.*?\})/.exec(await (await fetch(site.url + path)).text())?.[1]
  assert.is(await factsIn(LEGS), undefined)
  assert.match((await factsIn(`${LEGS}?item=Oak+Turned+Leg`)) ?? '', FIRST)
  assert.match((await factsIn('/services/furniture/chairs?item=Ch1')) ?? '', '"code":"Ch1"')
  assert.is(await factsIn('/services/furniture/chairs?item=none'), undefined)
})

test('of a photo are those alone that the owner gives', async ({ site }) => {
  const factsNow = async () => {
    const answer = await fetch(`${site.url}${api.itemFacts}?path=${LEGS}`)
    return ((await answer.json()) as KnownBySlot)[FIRST]?.facts
  }
  const products = { LG1: { version: 0, materials: 'Mvule', heightMm: 720 } }
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const [form, size, material] = [
    ['Form', 'Turned'],
    ['Size', '72 cm high'],
    ['Material', 'Mvule'],
  ]
  assert.equal(await factsNow(), [form, size, material])
  assert.is((await site.upload(FIRST, await picture('jpeg'))).status, 200)
  assert.equal(await factsNow(), [size, material])
})

test.run()
