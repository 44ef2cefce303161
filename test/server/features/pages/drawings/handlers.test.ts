import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draw } from '../../../../../server/drawings/index.ts'
import { drawingsVersion } from '../../../../../server/drawings/version.ts'
import { api } from '../../../../../web/base/routes.ts'
import {
  catalogueUrl,
  choicesUrl,
  type DrawingCatalogue,
  type DrawingChoices,
  lookUrl,
  placeUrl,
} from '../../../../../web/features/pages/drawings.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('drawings to choose from')

test.before(async context => {
  context.site = await startSite()
})

const place = {
  page: '/about',
  section: 'cards',
  at: 'cards.2.images.0',
  slot: 'pages/about/image-9.jpg',
  shape: 'landscape',
}
const desk = {
  family: 'desk',
  traits: ['executive', 'oak'],
  seed: 3,
  ground: 2,
  slot: place.slot,
  shape: 'landscape',
}

test('are listed with the backdrop of their place', async ({ site }) => {
  const read = async (own: object): Promise<DrawingCatalogue> =>
    (await site.ask('GET', catalogueUrl({ ...place, ...own }))).json()
  const { version, ground, groups } = await read({})
  assert.equal([version, ground], [drawingsVersion, 2])
  assert.ok(groups.some(({ name }) => name === 'Legs and posts'))
  assert.is((await read({ at: 'items.0.media', section: 'portfolio' })).ground, 2)
  assert.is((await read({ at: 'items.0.media', section: 'portfolio', ground: 5 })).ground, 5)
  assert.is((await read({ at: 'media', section: 'prose' })).ground, 0)
  const wide = await read({ shape: 'wide' })
  assert.is(wide.ground, undefined)
  assert.ok(wide.groups[0]?.families.every(({ family }) => family.startsWith('hero-')))
})

test('are the SVG of their family, immutable with its version', async ({ site }) => {
  const answer = await site.ask('GET', lookUrl(desk, drawingsVersion))
  assert.is(answer.headers.get('content-type'), 'image/svg+xml')
  assert.match(answer.headers.get('cache-control') ?? '', /^private, .*immutable$/)
  assert.match(answer.headers.get('content-security-policy') ?? '', 'sandbox')
  const { slot: path, ...look } = desk
  assert.is(await answer.text(), draw({ path, ...look, shape: 'landscape' }))
  for (const address of [lookUrl(desk), lookUrl(desk, 'd1')]) {
    assert.is((await site.ask('GET', address)).headers.get('cache-control'), 'no-store')
  }
})

test('say what can be chosen of them', async ({ site }) => {
  const answer = await site.ask('GET', choicesUrl({ ...desk, traits: ['executive', 'leather'] }))
  const { traits, choices, words }: DrawingChoices = await answer.json()
  assert.equal(traits, ['executive'])
  assert.is(words, 'Desk, executive')
  assert.equal(choices.map(({ label }) => label).slice(0, 2), ['Kind', 'Wood'])
})

test('give way to the photo of their place, where that is asked for', async ({ site }) => {
  const slot = 'about/who-we-are/image-1.jpg'
  const address = placeUrl({ ...desk, slot })
  assert.is((await site.ask('GET', address)).headers.get('content-type'), 'image/svg+xml')
  assert.is((await site.upload(slot, await picture('jpeg', 640, 480))).status, 200)
  const photo = await site.ask('GET', address)
  assert.match(photo.url, `/uploads/${slot}?v=`)
  assert.is(photo.headers.get('content-type'), 'image/jpeg')
  assert.is(
    (await site.ask('GET', lookUrl({ ...desk, slot }))).headers.get('content-type'),
    'image/svg+xml',
  )
})

test('are refused in words where there is no such drawing', async ({ site }) => {
  const query = (own: Record<string, string>) => {
    const all = { family: 'desk', shape: 'square', slot: 'a/b.jpg', ...own }
    return `${api.pageDrawing}?${new URLSearchParams(all)}`
  }
  const cases: [address: string, words: RegExp][] = [
    [query({ family: 'spaceship' }), /no drawing of this name/],
    [query({ family: 'constructor' }), /no drawing of this name/],
    [query({ family: '__proto__' }), /no drawing of this name/],
    [query({ shape: 'phone' }), /square, landscape or wide/],
    [query({ slot: '../../etc/passwd' }), /no place for a picture/],
    [query({ seed: '0' }), /1 to 9999/],
    [query({ seed: '1e9' }), /1 to 9999/],
    [query({ seed: 'x' }), /1 to 9999/],
    [query({ ground: '-1' }), /0 to 99/],
    [query({ trait: 'x'.repeat(101) }), /100 characters/],
    [`${query({})}${'&trait=oak'.repeat(41)}`, /40 traits/],
    [`${query({})}&family=bed`, /family/],
    [`${api.pageDrawing}?family=desk`, /shape|place/],
    [`${api.pageDrawings}?page=/about`, /section/],
    [`${api.pageDrawingChoices}?family=desk`, /shape|place/],
  ]
  for (const [address, words] of cases) {
    const answer = await site.ask('GET', address)
    assert.is(answer.status, 400, address)
    assert.match((await answer.json()).error, words, address)
  }
})

test('are for administrators alone', async ({ site }) => {
  for (const address of [lookUrl(desk, drawingsVersion), choicesUrl(desk), catalogueUrl(place)]) {
    assert.is((await fetch(site.url + address)).status, 401)
  }
})

test('come one after the other, however many are asked for at once', async ({ site }) => {
  const all = Array.from({ length: 60 }, (_, seed) =>
    site.ask('GET', lookUrl({ ...desk, seed: seed + 1 })),
  )
  const answers = await Promise.all(all)
  assert.ok(answers.every(({ status }) => status === 200))
  assert.is(new Set(await Promise.all(answers.map(answer => answer.text()))).size, 60)
})

test.run()
