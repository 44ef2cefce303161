import * as assert from 'uvu/assert'
import { suite } from '#test'
import { buildings } from '../../../server/drawings/families/buildings/index.ts'
import { furniture } from '../../../server/drawings/families/furniture/index.ts'
import { rooms } from '../../../server/drawings/families/rooms/index.ts'
import { compose, draw, type Subject } from '../../../server/drawings/index.ts'
import type { Bounds } from '../../../server/drawings/kit/geometry.ts'
import { neighboursOf, subjectOf } from './neighbours.ts'

const test = suite('where the parts of a drawing stand')

function assertOn(ground: Bounds, { min, max }: Bounds, what: string, over = 0, under = 0): void {
  for (const axis of [0, 1] as const) {
    const isOn = min[axis] >= ground.min[axis] - under && max[axis] <= ground.max[axis] + over
    assert.ok(isOn, `${what}: ${min} to ${max} on ${ground.min} to ${ground.max}`)
  }
}

for (const family of Object.keys(buildings)) {
  test(`all parts of ${family} lie on its plot, and none is animated on a tile`, async () => {
    const { svgs, extents } = await neighboursOf(family)
    for (const [i, { low, ground }] of extents.entries()) assertOn(ground, low, `image ${i + 1}`)
    for (const svg of svgs) assert.not.match(svg, /animation/)
  })
}

for (const family of Object.keys(rooms).filter(name => name !== 'wireframe-room')) {
  test(`all parts of ${family} lie on its floor`, () => {
    for (let i = 1; i <= 30; i++) {
      const { ground, parts } = compose(subjectOf(family, i))
      const floor = ground[0]?.bounds
      assert.ok(floor)
      for (const { bounds } of parts) assertOn(floor, bounds, `image ${i}`, 8, 3)
    }
  })
}

test('every furniture family has ten constructions or more among twenty adjacent slots', async () => {
  for (const family of Object.keys(furniture)) {
    const { extents } = await neighboursOf(family)
    assert.is(extents.length, 20)
    const counts = new Set(extents.map(({ solids }) => solids))
    assert.ok(counts.size >= 10, `${family}: ${counts.size}`)
  }
})

test('nothing indoors reaches below the floor, except the corners of slanting feet', async () => {
  const indoors = Object.keys(furniture).filter(name => name !== 'outdoor-furniture')
  for (const family of indoors)
    for (const [i, { all }] of (await neighboursOf(family)).extents.entries()) {
      const lowest = all.min[2]
      assert.ok(lowest > -2.2, `${family} ${i + 1} reaches to ${lowest}`)
    }
})

const highest = (subject: Subject) =>
  Math.max(
    ...compose(subject)
      .parts.filter(part => part.solids.length === 1)
      .map(part => part.bounds.max[2]),
  )

test('the number of storeys of an office follows its traits', () => {
  for (let i = 1; i <= 10; i++) {
    const height = (...traits: string[]) => highest({ ...subjectOf('office-unit', i), traits })
    assert.ok(height('one-storey', 'glazed') < height('two-storey', 'glazed'))
    assert.ok(height('stacked', 'glazed') > 500)
  }
})

test('the traits of a gazebo select a stage for a band and a shelter for a barbecue', () => {
  const gazebo = (i: number, ...traits: string[]) => draw({ ...subjectOf('gazebo', i), traits })
  for (const i of [1, 2, 3]) assert.match(gazebo(i, 'event', 'stage'), '#8a6f52')
  assert.is.not(gazebo(1, 'garden', 'barbecue'), gazebo(1, 'garden', 'thatch'))
})

test('the vents trait adds and removes the vents of a cover', () => {
  const height = (vents: string) =>
    Math.max(
      ...compose({
        ...{ path: 'cover-image-1.jpg', family: 'laser-part', shape: 'square' },
        traits: ['panel', vents],
      }).parts.map(part => part.bounds.max[2]),
    )
  assert.ok(height('cover') < 40)
  assert.ok(height('no-cover') > 60)
})

test('a wireframe is drawn partly as lines', () => {
  for (let i = 1; i <= 12; i++) {
    const { parts } = compose(subjectOf('wireframe-room', i))
    const solids = parts.flatMap(part => part.solids)
    const lines = solids.filter(({ paints }) => paints.some(paint => paint.width === 1.7))
    assert.ok(lines.length > 0 && lines.length < solids.length, `image ${i}`)
  }
})

test.run()
