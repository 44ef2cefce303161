import type { Builder } from '../kit/builder.ts'
import { oblong, pairs, triples } from '../kit/geometry.ts'
import { ground, metals, woods } from '../kit/palette.ts'

export function sunLounger(b: Builder, fabric: string) {
  b.box([[-30, 24], [-78, 76], 0], [6, 6, 26], woods.teak)
  b.block(26, [64, 168, 5], woods.teak)
  b.block([-30, 31], [58, 110, 8], fabric)
  b.loft(
    oblong([-29, -44], [29, -30], 31),
    triples('-29 -82 70, 29 -82 70, 29 -72 76, -29 -72 76'),
    fabric,
  )
}

export function birdBath(b: Builder) {
  b.turned(0, pairs('20 0, 9 10, 8 60, 34 74, 36 82'), '#d9d4c6', { top: ground.water })
}

/** A swimming pool sunk into the ground: corner of its water at the origin. */
export function pool(b: Builder, w: number, d: number) {
  b.flat([-26, -26, 0], [w + 52, d + 52, 1], '#efeade')
  b.flat(1, [w, d, 0.2], '#7fc3d1')
  b.flat([6, 6, 1.2], [w - 12, d - 12, 0.1], '#93d0db')
}

export function poolLadder(b: Builder) {
  for (const x of [0, 36])
    b.wire(triples('0 30 0, 0 30 46, 0 6 60, 0 -16 40, 0 -16 0', [x, 0, 0]), 4, metals.chrome)
}
