import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { moved, type Solid } from '../../../../server/drawings/kit/solid.ts'
import { barrel } from '../../../../server/drawings/props/chair-shells.ts'

const test = suite('smooth surfaces')

const wall = (): Solid[] => {
  const b = new Builder(emptyScene())
  const size = { r: 40, z: 0, back: 60, arm: 60, thick: 8, open: 60, pieces: 12 }
  barrel(b, { ...size, color: '#bb5544' })
  return b.scene.parts.flatMap(part => part.solids)
}
const gradientsOf = (solids: readonly Solid[]) =>
  new Set(solids.flatMap(({ paints }) => paints.map(({ fill }) => fill)).filter(isGradient))
const isGradient = (fill: unknown) => typeof fill === 'object'

test('a wall that curves has one gradient outside and one inside', () => {
  assert.is(gradientsOf(wall()).size, 2)
})

test('a gradient moves with its solid', () => {
  const [before, after] = [wall(), wall().map(solid => moved(solid, [0, 0, 10]))].map(solids => {
    const [fill] = gradientsOf(solids)
    return fill as { from: readonly [number, number] }
  })
  assert.is(Math.round((before?.from[1] ?? 0) - (after?.from[1] ?? 0)), 10)
})

test.run()
