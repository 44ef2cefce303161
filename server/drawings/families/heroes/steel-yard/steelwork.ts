import type { Builder } from '../../../kit/builder.ts'
import { coats } from '../../../kit/palette.ts'
import { container } from '../../../props/container.ts'
import { flight } from '../../../props/flights.ts'
import { sparks } from '../../../props/laser-machine.ts'
import { breathing } from '../../../props/motions.ts'
import { door, window } from '../../../props/openings.ts'
import { person } from '../../../props/people.ts'
import { flangedPipe, ladder } from '../../../props/pipework.ts'
import { levelRail, platform } from '../../../props/platforms.ts'
import { iBeam } from '../../../props/steelwork.ts'

/** The site office. */
export function office(b: Builder): void {
  container(b, {
    color: coats.cream,
    size: [190, 200, 230],
    front: [
      door(0.1, 0.4, 0.82, { color: coats.orange }),
      window([0.58, 0.36, 0.34, 0.36], { panes: 1 }),
    ],
    right: [window([0.24, 0.36, 0.52, 0.36])],
  })
}

/** A portal frame across y, 600 cm wide: two columns and two rafters. */
export function portalFrame(b: Builder, color: string): void {
  for (const y of [0, 590]) {
    b.box([-8, y - 6, 0], [34, 30, 4], '#8d999f')
    iBeam(b, 'z', [0, y, 4], 336, color, { w: 18, h: 18 })
  }
  b.beam([9, 0, 348], [9, 302, 450], 20, color)
  b.beam([9, 608, 348], [9, 306, 450], 20, color)
}

/** Two platforms above each other with a stair. */
export function stairTower(b: Builder, color: string): void {
  const all = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  platform(b, [170, 200], 210, color, '#b9c4c9', all)
  platform(b.at(0, 0, 210), [170, 200], 200, color, '#b9c4c9', all)
  flight(b.at(430, 200, 0, 2), {
    rise: 210,
    run: 256,
    width: 90,
    color,
    tread: '#98a5ad',
    infill: 'rails',
  })
  for (const z of [210, 410]) levelRail(b.at(8, 194, z), 154, color, 'rails')
}

/** A tank on its stand, with ladder and pipe. */
export function tank(b: Builder, color: string): void {
  for (const x of [-80, 68]) for (const y of [-80, 68]) b.box([x, y, 0], [12, 12, 160], '#48545c')
  b.box([-92, -92, 160], [184, 184, 10], '#48545c')
  b.turned(
    [0, 0, 170],
    [
      [88, 0],
      [88, 210],
      [40, 250],
      [14, 252],
    ],
    color,
  )
  ladder(b.at(0, 94, 0), 360, '#48545c')
  flangedPipe(b.at(112, 0, 0), 300, '#8d999f')
}

/** A welder at work whose sparks flicker. */
export function welder(b: Builder): void {
  person(b, { shirt: '#40545c', hat: coats.sun, pose: 'working', away: true })
  b.moving(breathing(0.1, 1, 1.7), g => sparks(g.at(0, 58, 96), 1.1))
}
