import * as assert from 'uvu/assert'
import { suite } from '#test'
import { families } from '../../../server/drawings/index.ts'
import {
  collections,
  exhibits,
  type Show,
  shows,
} from '../../../server/drawings/scenes/showroom/exhibits.ts'
import { difference, shapeOf } from './neighbours.ts'

const test = suite('hero scenes')

const layouts: Record<string, [string, string]> = {
  'hero-boardroom': ['long-table', 'presentation'],
  'hero-camp': ['rows', 'yard'],
  'hero-clinic': ['forecourt', 'garden'],
  'hero-gazebo-garden': ['octagon', 'pavilion'],
  'hero-house': ['family', 'villa'],
  'hero-lakeside-cottage': ['shore', 'trees'],
  'hero-library': ['square', 'garden'],
  'hero-office-yard': ['stacked', 'side-by-side'],
  'hero-school': ['court', 'row'],
  'hero-shopping-centre': ['court', 'row'],
  'hero-steel-yard': ['erection', 'finished'],
  'hero-workshop': ['bays', 'assembly'],
}

for (const [family, [first, second]] of Object.entries(layouts))
  test(`${family} has two layouts, selected by its traits`, () => {
    const scene = (trait: string) =>
      shapeOf({ path: 'x/hero/video-1.mp4', family, shape: 'wide', traits: [trait] })
    assert.ok(difference(scene(first), scene(second)) >= 0.05)
  })

for (const use of ['commercial', 'public', 'residential'])
  test(`a street of ${use} units has two sides, selected by a trait`, () => {
    const scene = (side: string) => shapeOf({ ...streetOf(use), traits: [use, side] })
    assert.ok(difference(scene('main'), scene('side')) >= 0.05)
  })

for (const show of shows) {
  test(`a showroom of ${show} shows the products of its page`, () => {
    for (const name of collections[show].of) assert.ok(families[name], `${name} is a family`)
    assert.ok(exhibits(show, 'some/path').length >= 4)
  })

  test(`showrooms of ${show} differ by layout`, () => {
    const scene = (layout: string) => shapeOf(showroom(show, layout))
    const [gallery, stage] = [scene('gallery'), scene('stage')]
    assert.ok(difference(gallery, stage) >= 0.05)
    assert.ok(difference(scene('rows'), stage) >= 0.05)
    if (show === 'outdoor') return
    for (const layout of ['shop-window', 'workbench', 'terrace'])
      assert.ok(difference(gallery, scene(layout)) >= 0.05, layout)
  })
}

test('a showroom of legs shows the legs of its page', () => {
  const of = (part: string) =>
    shapeOf({ ...showroom('legs', 'rows'), traits: ['legs', 'rows', part] })
  assert.ok(difference(of('chair-legs'), of('bed-legs')) >= 0.05)
})

const streetOf = (use: string) => ({
  path: `prefab-units/${use}/hero/video-1.mp4`,
  family: 'hero-street',
  shape: 'wide' as const,
})

function showroom(show: Show, layout: string) {
  const path = `executive-furniture/${show}/hero/video-1.mp4`
  return { path, family: 'hero-showroom', shape: 'wide' as const, traits: [show, layout] }
}

test.run()
