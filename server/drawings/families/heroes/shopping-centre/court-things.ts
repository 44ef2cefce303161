import type { Builder } from '../../../kit/builder.ts'
import { ground } from '../../../kit/palette.ts'
import { container } from '../../../props/container.ts'
import { glazing, window } from '../../../props/openings.ts'
import { person } from '../../../props/people.ts'
import { tree } from '../../../props/trees.ts'

/** The colour of the shop with a number. */
export type Paint = (i: number) => string

/** A unit on the upper floor, glazed from end to end. */
export function gallery(b: Builder, color: string): void {
  container(b, {
    color,
    front: [glazing([0.05, 0.06, 0.9, 0.78], 7, { door: 3 })],
    right: [window([0.2, 0.3, 0.6, 0.46], { panes: 3 })],
  })
}

/** A tree in a round planter. */
export function planterTree(b: Builder, height: number, leaf: string): void {
  b.cylinder([0, 0, 0], 62, 40, '#e6e4da', { top: ground.soil })
  tree(b.at(0, 0, 40), 'round', height, leaf)
}

/** A fountain with two basins. */
export function fountain(b: Builder): void {
  b.cylinder([0, 0, 0], 120, 34, '#e6e4da', { top: ground.water })
  b.cylinder([0, 0, 34], 12, 44, '#e6e4da')
  b.cylinder([0, 0, 78], 20, 14, '#e6e4da', { r2: 52, top: ground.water })
}

/** Visitors in pairs; a place is x, y and a quarter turn. */
export function crowd(
  b: Builder,
  paint: Paint,
  places: readonly (readonly [number, number, number])[],
) {
  places.forEach(([x, y, turn], i) => {
    person(b.at(x, y, 0, turn), { shirt: paint(i + 1), skin: i, trousers: '#4b5962' })
    person(b.at(x + 66, y - 30, 0, (turn + 1) % 2), { shirt: '#f1ece1', skin: i + 2 })
  })
}
