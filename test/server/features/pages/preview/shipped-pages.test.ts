import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createMarks } from '../../../../../server/features/pages/preview/marks.ts'
import { PREVIEW_ATTRIBUTES } from '../../../../../server/features/pages/preview/places.ts'
import { loadStarter } from '../../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../../server/starters/nairobi/index.ts'
import { draftOf, openPreview, publicBody, shippedPage } from './preview-of-tests.ts'

const test = suite('preview of every shipped page')

const render = await openPreview()

/** Texts that are read, but not as the text of an element. */
const withoutPlace: [reason: string, place: RegExp][] = [
  ['names of slides are names of buttons', /^hero \d+\.slides\.\d+\.label$/],
  ['categories of the gallery are behind their tabs', /^gallery \d+\.categories\.[12]\.text$/],
  ['catalogs are behind their button', /^gallery \d+\.categories\.\d\.catalog\./],
]

const previews = await Promise.all(
  pageSources.map(async ({ path }) => ({ path, ...(await render(draftOf(shippedPage(path)))) })),
)

test('without its attributes it is byte for byte what visitors get', async () => {
  for (const { path, body } of previews) {
    assert.is(body.replace(PREVIEW_ATTRIBUTES, ''), await publicBody(path), path)
  }
})

test('each section has its key, in the order of the page', () => {
  for (const { path, body } of previews) {
    const keys = [...body.matchAll(/ data-section="([^"]*)"/g)].map(([, key]) => key)
    assert.equal(keys, shippedPage(path).keys, path)
  }
})

test('each text has its place, or a reason to have none', () => {
  let found = 0
  for (const { path, body } of previews) {
    const placed = new Set([...body.matchAll(/ data-at="([^"]*)"/g)].map(([, place]) => place))
    const without = textsOf(path).filter(({ place }) => !placed.has(place))
    const unexplained = without.filter(
      ({ name }) => !withoutPlace.some(([, pattern]) => pattern.test(name)),
    )
    assert.equal(unexplained, [], path)
    found += placed.size
  }
  console.log(`${found} places on ${previews.length} pages`)
})

test('no mark is left, and nothing is said to be incomplete', () => {
  for (const { path, html, body, faults } of previews) {
    assert.not.match(html, /[\uE000\uE001]/, path)
    assert.not.match(body, ' data-fault=')
    assert.equal(faults, {}, path)
  }
})

test.run()

function textsOf(path: string) {
  const page = loadStarter().pages.find(page => page.path === path)
  return (page?.sections ?? []).flatMap((section, index) => {
    const marks = createMarks()
    marks.mark(section, `sections.${index}`)
    return marks.places.map(place => ({
      place,
      name: place.replace('sections.', `${section.kind} `),
    }))
  })
}
