import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { fabrics, metals, woods } from '../../../kit/palette.ts'
import { breathing, swaying } from '../../../props/motions.ts'
import { chair } from '../../../props/seating.ts'
import { roundTable } from '../../../things/table.ts'

/** An eight-sided gazebo with its middle over the origin. */
export function gazebo(b: Builder, r: number, wood: string, roof: string): void {
  const corner = (i: number, radius: number, z: number): Vec => {
    const a = ((i + 0.5) / 8) * 2 * Math.PI
    return [Math.cos(a) * radius, Math.sin(a) * radius, z]
  }
  const ring = (radius: number, z: number) =>
    Array.from({ length: 8 }, (_, i) => corner(i, radius, z))
  b.loft(ring(r + 16, 0), ring(r + 16, 20), woods.oak)
  b.box([-46, r + 14, 0], [92, 34, 10], woods.oak)
  for (let i = 0; i < 8; i++) {
    const [px, py] = corner(i, r - 4, 0)
    b.box([px - 6, py - 6, 20], [12, 12, 236], wood)
  }
  for (let i = 0; i < 8; i++) {
    if (i === 1) continue
    for (const z of [50, 98]) {
      const [from, to] = [corner(i, r - 4, z), corner(i + 1, r - 4, z)]
      b.beam(shorter(from, to), shorter(to, from), 6, wood, { casts: false })
    }
  }
  b.loft(ring(r + 8, 256), ring(r + 8, 268), wood)
  b.loft(ring(r + 36, 268), ring(70, 360), roof)
  b.loft(ring(60, 360), ring(60, 380), wood)
  b.loft(ring(76, 380), ring(2, 440), roof)
  roundTable(b.at(0, 0, 20), 52, 74, woods.teak, woods.teak, 'drum')
  for (const [cx, cy, turn] of [
    [0, -84, 0],
    [84, 0, 3],
    [-84, 0, 1],
  ] as const)
    chair(b.at(cx, cy, 20, turn), { fabric: fabrics.rust, frame: woods.teak, style: 'spindle' })
  b.moving(swaying([0, 0, 250], 4, 5), g => {
    g.wire(
      [
        [0, 0, 256],
        [0, 0, 214],
      ],
      2,
      metals.black,
    )
    g.ball([0, 0, 200], 14, '#ffe9a8', { casts: false })
  })
}

function shorter([x, y, z]: Vec, [tx, ty]: Vec): Vec {
  const k = 9 / Math.hypot(tx - x, ty - y)
  return [x + (tx - x) * k, y + (ty - y) * k, z]
}

/** Light bulbs on a string along x that swell and fade. */
export function lanterns(
  b: Builder,
  [x, y]: readonly [number, number],
  w: number,
  z: number,
): void {
  const at = (i: number): Vec => [
    x + (i * w) / 8,
    y,
    z - Math.sin((i / 8) * Math.PI * 2 + 0.6) ** 2 * 16,
  ]
  b.wire(
    Array.from({ length: 9 }, (_, i) => at(i)),
    1.6,
    metals.black,
  )
  b.moving(breathing(0.45, 1, 4), g => {
    for (let i = 0; i < 9; i++) {
      const [lx, ly, lz] = at(i)
      g.ball([lx, ly, lz - 7], 7, '#ffdf8a', { casts: false })
    }
  })
}
