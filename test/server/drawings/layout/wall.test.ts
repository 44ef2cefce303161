import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Placed } from '../../../../server/drawings/layout/row.ts'
import {
  coversStanding,
  type Hanging,
  hung,
  type Wall,
} from '../../../../server/drawings/layout/wall.ts'
import { sections, topOf } from '../../../../server/drawings/props/shell.ts'

const test = suite('what hangs on a wall')

const sign = (w: number, h: number, z: number): Hanging<object> => ({
  size: [w, h, z],
  mark: () => () => [],
})

/** Something that stands from `from` to `to` along the wall, `h` cm high. */
const standing = (from: number, to: number, h: number): Placed => ({
  at: from,
  thing: {
    w: to - from,
    d: 40,
    h,
    corner: [0, 0, 0],
    tops: [{ from: 0, to: to - from, h }],
    put: () => assert.unreachable(),
  },
})

const wall = (over: Partial<Wall> = {}): Wall => ({
  size: [400, 250],
  topAt: () => 250,
  standing: [],
  ...over,
})

const places = (given: Wall, ...all: Hanging<object>[]) =>
  hung(given, all)?.map(({ at, what }) => [Math.round(at), Math.round(at + what.size[0])])

test('hangs in the middle, and several things evenly apart', () => {
  const [[from = 0, to = 0] = []] = places(wall(), sign(100, 100, 100)) ?? []
  assert.ok(Math.abs(from - (400 - to)) <= 8, `${from} to ${to}`)
  const [a = [], b = []] = places(wall(), sign(80, 80, 100), sign(80, 80, 100)) ?? []
  const gaps = [a[0], (b[0] ?? 0) - (a[1] ?? 0), 400 - (b[1] ?? 0)] as number[]
  assert.ok(Math.max(...gaps) - Math.min(...gaps) <= 24, gaps.join())
})

test('is beside what stands before the wall, unless that is low', () => {
  const tall = wall({ standing: [standing(0, 250, 180)] })
  assert.ok((places(tall, sign(100, 100, 100))?.[0]?.[0] ?? 0) >= 250)
  const low = wall({ standing: [standing(0, 400, 90)] })
  assert.is(places(low, sign(100, 100, 100))?.length, 1)
  assert.is(places(wall({ standing: [standing(0, 400, 180)] }), sign(100, 100, 100)), undefined)
})

test('is below the edge of a wall that is cut', () => {
  const sloping = wall({ topAt: x => 250 - x / 2 })
  const [[, to = 0] = []] = places(sloping, sign(60, 60, 120)) ?? []
  assert.ok(250 - to / 2 >= 180, `ends ${to} cm from the left`)
  assert.is(places(wall({ topAt: () => 150 }), sign(60, 60, 120)), undefined)
})

test('a wall covers what stands at it where it is higher over all of its width', () => {
  const sloping = wall({ topAt: x => 250 - x / 2, standing: [standing(10, 100, 190)] })
  assert.ok(coversStanding(sloping))
  assert.not(coversStanding({ ...sloping, standing: [standing(60, 160, 190)] }))
})

test('the height of a cut wall is that of its outline', () => {
  for (const section of sections) {
    const meet = [topOf(section, 'back')(0), topOf(section, 'side')(1)]
    assert.equal(meet, [1, 1], `${section}: both walls are as high where they meet`)
  }
  assert.is(topOf('gable-right', 'back')(0.5), 1.3)
  assert.is(topOf('pitch-right', 'back')(1), 0.74)
  assert.is(topOf('sloped', 'side')(0), 0.4)
  assert.ok(Math.abs(topOf('gable-left', 'side')(0.25) - 1.15) < 1e-9)
})

test.run()
