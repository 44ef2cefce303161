import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent } from '../../../../server/starters/load-starter.ts'

const test = suite('what heroes show')

/** The slots of each page's hero by its path, as families with their traits. */
const heroes = loadContent().pages.map(({ path, sections, slots }) => {
  const [hero] = sections
  const shown = hero?.kind === 'hero' ? (hero.slides ?? []).map(({ media }) => media) : []
  const looks = slots.filter(slot => shown.includes(slot.path))
  return { path, looks: looks.map(({ family, traits = [] }) => [family, ...traits]) }
})

test('the pages of a category begin with streets, which no page below it has', () => {
  for (const name of ['commercial', 'public', 'residential']) {
    const folder = `/services/containers/${name}`
    const [own, ...below] = heroes.filter(({ path }) => path.startsWith(folder))
    assert.equal(own?.looks, [
      ['hero-street', name, 'main'],
      ['hero-street', name, 'side'],
    ])
    for (const { path, looks } of below)
      assert.not.ok(
        looks.some(([family]) => family === 'hero-street'),
        path,
      )
  }
})

test('no two pages of furniture set out their pieces in the same two rooms', () => {
  const rooms = heroes
    .map(({ path, looks }) => ({
      path,
      names: looks.filter(([family]) => family === 'hero-showroom').map(look => look.at(-1)),
    }))
    // Outside, the garden is the room; the first pages have other scenes between.
    .filter(({ path, names }) => names.length > 1 && !/outdoor|legs\/chairs|home$/.test(path))
    .map(({ names }) => [...names].sort().join(' and '))
  assert.ok(rooms.length >= 10)
  assert.is(new Set(rooms).size, rooms.length)
})

test.run()
