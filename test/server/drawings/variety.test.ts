import * as assert from 'uvu/assert'
import { suite } from '#test'
import { families } from '../../../server/drawings/index.ts'
import { difference, isHero, neighboursOf, shapeOf, subjectOf } from './neighbours.ts'

const test = suite('variety of drawings')
const NEIGHBOURS = 20
const LEAST_DIFFERENCE = 0.04
const LEAST_PAIRS = 0.9

/** Fails where more than one pair of ten looks alike. */
function assertApart(shapes: readonly Uint8Array[]): void {
  const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => difference(a, b)))
  const apart = pairs.filter(share => share >= LEAST_DIFFERENCE).length / pairs.length
  assert.ok(apart >= LEAST_PAIRS, `only ${Math.round(apart * 100)} % of pairs differ enough`)
}

for (const family of Object.keys(families).filter(name => !isHero(name))) {
  test(`twenty adjacent slots of ${family} differ in shape, not only in colour`, async () => {
    const { shapes } = await neighboursOf(family)
    assert.is(shapes.length, NEIGHBOURS)
    assertApart(shapes)
  })
}

/** Traits of which each selects something else to draw. */
const traits: Record<string, string> = {
  'office-unit': 'one-storey two-storey stacked glazed',
  classroom: 'single pair veranda',
  house: 'tiny family villa guest-house studio',
  gazebo: 'garden pool event',
  cottage: 'rustic cabin lakeside',
  'laser-part': 'panel bracket sign screen',
  'coated-part': 'gate chair-frame railing rack',
  bar: 'counter stool high-table shelf',
  'outdoor-furniture': 'dining lounger bench parasol',
  'business-interior': 'office shop restaurant reception',
  'camp-room': 'bunks dining office',
  'classroom-inside': 'desks laboratory computers',
  'clinic-inside': 'consulting ward laboratory reception',
  'home-inside': 'living kitchen bedroom',
  'library-inside': 'shelves reading computers',
  'office-inside': 'desks open-plan meeting',
  'shop-inside': 'stall food-counter market',
}

for (const [family, names] of Object.entries(traits)) {
  test(`each trait of ${family} draws another shape, and so do adjacent slots with one of them`, () => {
    const drawn = names
      .split(' ')
      .map(trait => subjects(family).map(one => shapeOf({ ...one, traits: [trait] })))
    for (const shapes of drawn) assertApart(shapes)
    assert.is(new Set(drawn.map(shapes => shapes.join(' '))).size, drawn.length)
  })
}

const subjects = (family: string) => Array.from({ length: 10 }, (_, i) => subjectOf(family, i + 1))

test('control: a shape does not differ from itself', () => {
  const shape = shapeOf({ path: 'a', family: 'desk', shape: 'square' })
  assert.equal(difference(shape, shape), 0)
})

test.run()
