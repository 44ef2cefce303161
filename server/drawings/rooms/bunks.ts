import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { level, lines, type Mark, panel, tint, upright } from '../kit/mark.ts'
import { brand, darker, lighter, metals, woods } from '../kit/palette.ts'
import { doors } from '../props/storage.ts'
import { alike, type RoomThing } from './plan.ts'

type Side = 'left' | 'right'

const [LENGTH, WIDTH] = [200, 88]

/** Those of a room are of one make. */
export const bunk =
  (ladder: Side, head?: Side): RoomThing =>
  (b, { brief, scheme }) => {
    const make = brief.whole()
    const style = make.pick(['tubes', 'boards', 'cabin'])
    const frame = make.pick([metals.graphite, metals.white, woods.ash, woods.oak, scheme.fabric])
    bunkBed(b, [style, frame, scheme.accent], ladder, head)
  }

/** Its ladder leans and its pillows lie at a side, as one stands before it. */
export function bunkBed(
  b: Builder,
  [style, frame, blanket]: readonly [style: string, frame: string, blanket: string],
  ladder: Side = 'left',
  head: Side = 'left',
) {
  b.group(g => {
    for (const x of [0, LENGTH - 6])
      if (style === 'tubes') g.box([x, [0, WIDTH - 6], 0], [6, 6, 168], frame)
      else g.box([x, 0, 0], [6, WIDTH, 168], frame, { right: [inlay], left: [inlay] })
    for (const z of [26, 116]) {
      const thick = style === 'cabin' ? 14 : 8
      g.box([6, 1, z], [LENGTH - 12, WIDTH - 3, thick], frame)
      mattress(g.at(6, 0, z + thick), head === 'left', blanket)
    }
    const stays = [0.3, 0.94].map(u => panel(u, 0, 0.02, 0.8, frame))
    const rail = [panel(0, 0.74, 1, 0.26, frame), ...stays]
    g.quiet.clear([6, WIDTH - 2, 138], [LENGTH - 56, 2, 22], { front: rail })
    const at = ladder === 'right' ? LENGTH - 48 : 10
    g.quiet.clear([at, WIDTH + 0.2, 0], [38, 3, 166], { front: [rungs(frame)] })
  })
}

const inlay = panel(0.14, 0.1, 0.72, 0.82, brand.ink, 0.1)

function mattress(b: Builder, isLeft: boolean, blanket: string) {
  const length = LENGTH - 12
  const pillow = length * 0.3
  const at = isLeft ? 1 : length - pillow - 1
  b.quiet.box([at, 3, 0], [pillow, WIDTH - 8, 12], '#f4f1ea')
  b.quiet.box([at + 8, 14, 12], [pillow - 16, WIDTH - 30, 7], '#fffdf8')
  b.quiet.box([isLeft ? 1 + pillow : 1, 2, 0], [length - pillow - 2, WIDTH - 5, 13], blanket, {
    top: [tint(isLeft ? 0 : 0.88, 0, 0.12, 1, lighter(blanket, 0.55))],
  })
}

const rungs = (color: string) => {
  const poles = [0.05, 0.95].map(u => upright(u))
  const steps = [0.14, 0.3, 0.46, 0.62, 0.78].map(v => level(v, 0.05, 0.95))
  return lines([...poles, ...steps], darker(color, 0.15), 3.6)
}

/** Two of them, with slots to let the air in. */
export function steelLockers(b: Builder, color: string, h = 180) {
  const slots: Mark = face => {
    const rings = times(6, i =>
      level(0.88 - (i % 3) * (7 / face.h), i < 3 ? 0.125 : 0.625, i < 3 ? 0.375 : 0.875),
    )
    return [lines(rings, brand.ink, 1.4, 0.35)]
  }
  b.box(0, [76, 45, 8], metals.graphite)
  b.box(8, [76, 48, h - 8], color, { front: [doors(2, metals.graphite), slots] })
}
export const lockers = alike(steelLockers, ['fabric', metals.steel, 'front'])

export const boots: RoomThing = (b, { brief }) => {
  const color = brief.pick(['#6d4632', metals.black, '#a86d43'])
  for (const x of [0, 13]) {
    b.quiet.box([x, 0, 0], [10, 11, 19], color, { topColor: metals.black })
    b.quiet.box([x, 11, 0], [10, 15, 9], color)
  }
}

export const hardHat: RoomThing = (b, { brief }) => {
  const color = brief.pick([brand.sun, brand.paper])
  b.quiet.cylinder(0, 14, 2, color)
  b.quiet.cylinder(2, 12, 9, color, { r2: 6 })
}
