import type { Builder } from '../../../kit/builder.ts'
import { coats } from '../../../kit/palette.ts'
import { container } from '../../../props/container.ts'
import { sparks } from '../../../props/laser-machine.ts'
import { breathing } from '../../../props/motions.ts'
import { door, window } from '../../../props/openings.ts'
import { person } from '../../../props/people.ts'
import { flangedPipe, ladder } from '../../../props/pipework.ts'
import { flight, handrail, platform } from '../../../props/stairs.ts'
import { waterTank } from '../../../props/water-tank.ts'

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

/** Two platforms above each other with a stair. */
export function stairTower(b: Builder, color: string): void {
  const steel = { color, tread: '#b9c4c9', infill: 'rails' } as const
  for (const [i, h] of [210, 200].entries()) {
    const at = b.at(0, 0, i * 210)
    platform(at, [170, 200], h, steel)
    handrail(at, 196, [10, h], [160, h], steel)
  }
  flight(b.at(430, 200, 0, 2), { rise: 210, run: 256, width: 90 }, steel)
}

/** A tank on its stand, with ladder and pipe. */
export function tank(b: Builder, color: string): void {
  waterTank(b, { stand: 160, r: 88, h: 250, color, steel: '#48545c', shell: 'dished' })
  ladder(b.at(0, 94, 0), 360, '#48545c')
  flangedPipe(b.at(112, 0, 0), 300, '#8d999f')
}

/** A welder at work whose sparks flicker. */
export function welder(b: Builder): void {
  person(b, { shirt: '#40545c', hat: coats.sun, pose: 'working', away: true })
  b.moving(breathing(0.1, 1, 1.7), g => sparks(g.at(0, 58, 96), 1.1))
}
