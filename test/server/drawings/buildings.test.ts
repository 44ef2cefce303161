import * as assert from 'uvu/assert'
import { suite } from '#test'
import { buildings } from '../../../server/drawings/families/buildings/index.ts'
import { compose, draw, type Subject } from '../../../server/drawings/index.ts'
import { renderDepth } from './depth-buffer.ts'
import { neighboursOf } from './neighbours.ts'

const test = suite('drawings of buildings')

const traits: Record<string, readonly string[]> = {
  'office-unit': ['one-storey', 'two-storey', 'stacked', 'glazed'],
  classroom: ['single', 'pair', 'veranda'],
  house: ['tiny', 'family', 'villa', 'guest-house', 'studio'],
  gazebo: ['garden', 'pool', 'event'],
  cottage: ['rustic', 'cabin', 'lakeside'],
}

const subject = (family: string, i: number, wanted: readonly string[] = []): Subject => ({
  path: `sheet/${family}/image-${i}.jpg`,
  family,
  shape: 'square',
  traits: wanted,
})

for (const [family, names] of Object.entries(traits)) {
  test(`each trait of ${family} draws another building`, () => {
    const five = (name: string) => [1, 2, 3, 4, 5].map(i => draw(subject(family, i, [name]))).join()
    assert.is(new Set(names.map(five)).size, names.length)
  })

  for (const name of names)
    test(`adjacent slots of ${family} differ in shape with the same trait ${name}`, () => {
      const shapes = Array.from(
        { length: 10 },
        (_, i) => renderDepth(compose(subject(family, i + 1, [name])), 96).facing,
      )
      const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => difference(a, b)))
      const apart = pairs.filter(share => share >= 0.04).length / pairs.length
      assert.ok(apart >= 0.9, `only ${Math.round(apart * 100)} % of pairs differ enough`)
    })
}

test('the number of storeys of an office follows its traits', () => {
  for (let i = 1; i <= 10; i++) {
    const height = (wanted: string[]) => highest(subject('office-unit', i, wanted))
    assert.ok(height(['one-storey', 'glazed']) < height(['two-storey', 'glazed']))
    assert.ok(height(['stacked', 'glazed']) > 500)
  }
})

test('the traits of a gazebo select a stage for a band and a shelter for a barbecue', () => {
  const stages = [1, 2, 3].map(i => draw(subject('gazebo', i, ['event', 'stage'])))
  assert.ok(stages.every(svg => svg.includes('#8a6f52')))
  assert.is.not(
    draw(subject('gazebo', 1, ['garden', 'barbecue'])),
    draw(subject('gazebo', 1, ['garden', 'thatch'])),
  )
})

test('a building on a tile has no animation, which could not be paused there', async () => {
  for (const family of Object.keys(buildings))
    for (const svg of (await neighboursOf(family)).svgs) assert.not.match(svg, /animation/)
})

test('all parts of a building lie on its plot', async () => {
  for (const family of Object.keys(buildings))
    for (const [i, { low, ground }] of (await neighboursOf(family)).extents.entries())
      for (const axis of [0, 1] as const)
        assert.ok(
          low.min[axis] >= ground.min[axis] && low.max[axis] <= ground.max[axis],
          `${family} ${i + 1}: ${low.min} to ${low.max} on ${ground.min} to ${ground.max}`,
        )
})

function highest(of: Subject): number {
  return Math.max(
    ...compose(of)
      .parts.filter(part => part.solids.length === 1)
      .map(part => part.bounds.max[2]),
  )
}

/** Share of pixels that show a face in another direction, or nothing. */
function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + (value === b[i] ? 0 : 1), 0) / a.length
}

test.run()
