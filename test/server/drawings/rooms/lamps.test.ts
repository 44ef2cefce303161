import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { made, type Thing } from '../../../../server/drawings/layout/thing.ts'
import { schemes } from '../../../../server/drawings/props/schemes.ts'
import { lampsAbove } from '../../../../server/drawings/rooms/lamps.ts'
import { planned, type Stands } from '../../../../server/drawings/rooms/plan.ts'

const test = suite('lamps over what stands in a room')

const table =
  (w: number): Thing =>
  b =>
    b.box(0, [w, 80, 75], '#ffffff')

/** How many lamps sway over tables of some widths, in a row of the floor. */
function lampsOf(widths: readonly number[], h = 240, row = 1): number {
  const [b, plan] = [new Builder(emptyScene()), planned(briefFor('lamps/1.jpg'), schemes, {})]
  const standing = widths.map(
    (w, i): Stands => ({
      thing: made(b, table(w), plan, `table ${i}`),
      ...{ x: i * 500, y: 100, name: `floor ${row} ${i + 1}`, stands: 'on the floor' },
    }),
  )
  lampsAbove('floor 1')(b, { ...plan, h }, standing)
  return b.scene.parts.filter(part => part.motion).length
}

test('are as many as a thing is long, and none over narrow ones', () => {
  assert.is(lampsOf([150]), 1)
  assert.is(lampsOf([420]), 3)
  assert.is(lampsOf([420, 60, 150]), 4)
})

test('are fewer in high rooms', () => {
  assert.is(lampsOf([420], 300), 2)
})

test('hang over no other row', () => {
  assert.is(lampsOf([420], 240, 2), 0)
})

test.run()
