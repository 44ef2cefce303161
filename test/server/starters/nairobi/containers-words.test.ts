import * as assert from 'uvu/assert'
import { suite } from '#test'
import { prefabPages } from '../../../../server/starters/nairobi/services/containers/index.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'
import { sectionsOf } from '../../content/section-of.ts'

const pages = prefabPages.map(parsePage)

const media = suite('media of the prefab pages')

media('slots follow the path of the page', () => {
  const paths = pages.flatMap(({ slots }) => slots.map(({ path }) => path))
  const camp = 'prefab-units/commercial/camp-solutions'
  for (const path of [
    'prefab-units/hero/video-1.mp4',
    'prefab-units/cards/smart-office-units-image-1.jpg',
    'prefab-units/commercial/portfolio/image-1.jpg',
    `${camp}/hero/video-2.mp4`,
    `${camp}/cards/worker-accommodation-image-1.jpg`,
    `${camp}/cards/dining-recreation-image-3.jpg`,
    `${camp}/portfolio/image-8.jpg`,
  ]) {
    assert.ok(paths.includes(path), path)
  }
})

media('each card has three images', () => {
  const cards = pages.flatMap(page => sectionsOf(page, 'cards')).flatMap(({ cards }) => cards)
  assert.is(cards.length, 43)
  for (const { title, images } of cards) assert.is(images.length, 3, title)
})

media('no two slots share a path or an alternative text', () => {
  const slots = pages.flatMap(page => page.slots)
  assert.equal(repeated(slots.map(({ path }) => path)), [])
  assert.equal(repeated(slots.map(({ alt }) => alt)), [])
})

media.run()

const words = suite('texts of the prefab pages')

words('no sentence occurs twice', () => {
  assert.equal(repeated(sentencesIn(pages.map(({ description }) => description))), [])
  assert.equal(repeated(sentencesIn(pages.map(({ sections }) => sections))), [])
})

words('every page has a name of its own and three to eight keywords', () => {
  assert.equal(repeated(pages.map(({ name }) => name)), [])
  for (const { path, keywords } of pages) {
    assert.ok(keywords.length >= 3 && keywords.length <= 8, path)
  }
})

words('deployment in 48 hours is claimed on the landing page alone', () => {
  const claiming = pages.filter(page => /48/.test(JSON.stringify(page)))
  assert.equal(
    claiming.map(({ path }) => path),
    ['/services/containers'],
  )
})

words('no two neighbouring sections have the same layout', () => {
  for (const { path, sections } of pages) {
    const kinds = sections.map(({ kind }) => kind)
    const twins = kinds.filter((kind, index) => kind === kinds[index + 1])
    assert.equal(twins, [], path)
  }
})

words.run()

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Every whole sentence in a value, however deep; labels and titles end in no full stop. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return (value.match(/[^.?]+[.?](?=\s|$)/g) ?? []).map(sentence => sentence.trim())
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}
