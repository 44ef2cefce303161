import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { level, lines, type Mark, panel, tint, upright } from '../kit/mark.ts'
import { brand, darker, lighter, metals } from '../kit/palette.ts'
import { doors } from './storage.ts'

export const bunkStyles = ['tubes', 'boards', 'cabin'] as const
type BunkStyle = (typeof bunkStyles)[number]

interface BunkLook {
  style: BunkStyle
  frame: string
  blanket: string
  /** On which end the ladder leans, as one stands before the bed. */
  ladder?: 'left' | 'right'
  /** Where the pillows lie, as one stands before the bed. */
  head?: 'left' | 'right'
}

/** A bunk bed along x with its long side at y = 0 against the wall. */
export function bunkBed(b: Builder, look: BunkLook) {
  const [length, width] = [200, 88]
  const { style, frame, ladder } = look
  b.group(g => {
    for (const x of [0, length - 6])
      if (style === 'tubes') g.box([x, [0, width - 6], 0], [6, 6, 168], frame)
      else g.box([x, 0, 0], [6, width, 168], frame, { right: [inlay], left: [inlay] })
    for (const z of [26, 116]) berth(g.at(6, 0, z), length - 12, width, look)
    const stays = [0.3, 0.94].map(u => panel(u, 0, 0.02, 0.8, frame))
    const rail = [panel(0, 0.74, 1, 0.26, frame), ...stays]
    g.quiet.clear([6, width - 2, 138], [length - 56, 2, 22], { front: rail })
    const at = ladder === 'right' ? length - 48 : 10
    g.quiet.clear([at, width + 0.2, 0], [38, 3, 166], { front: [rungs(frame)] })
  })
}

const inlay = panel(0.14, 0.1, 0.72, 0.82, brand.ink, 0.1)

function berth(
  b: Builder,
  length: number,
  width: number,
  { style, frame, blanket, head = 'left' }: BunkLook,
) {
  const z = style === 'cabin' ? 14 : 8
  b.box([0, 1, 0], [length, width - 3, z], frame)
  const pillow = length * 0.3
  const left = head === 'left'
  const at = left ? 1 : length - pillow - 1
  b.quiet.box([at, 3, z], [pillow, width - 8, 12], '#f4f1ea')
  b.quiet.box([at + 8, 14, z + 12], [pillow - 16, width - 30, 7], '#fffdf8')
  b.quiet.box([left ? 1 + pillow : 1, 2, z], [length - pillow - 2, width - 5, 13], blanket, {
    top: [tint(left ? 0 : 0.88, 0, 0.12, 1, lighter(blanket, 0.55))],
  })
}

const rungs = (color: string) => {
  const poles = [0.05, 0.95].map(u => upright(u))
  const steps = [0.14, 0.3, 0.46, 0.62, 0.78].map(v => level(v, 0.05, 0.95))
  return lines([...poles, ...steps], darker(color, 0.15), 3.6)
}

export function lockers(b: Builder, count: number, color: string, h = 180) {
  const w = count * 38
  const slots: Mark = face => {
    const rings = times(count * 3, i => {
      const [u, v] = [(Math.floor(i / 3) + 0.25) / count, 0.88 - (i % 3) * (7 / face.h)]
      return level(v, u, u + 0.5 / count)
    })
    return lines(rings, brand.ink, 1.4, 0.35)(face)
  }
  b.box(0, [w, 45, 8], metals.graphite)
  b.box(8, [w, 48, h - 8], color, { front: [doors(count, metals.graphite), slots] })
}

export function boots(b: Builder, color: string) {
  for (const x of [0, 13]) {
    b.quiet.box([x, 0, 0], [10, 11, 19], color, { topColor: metals.black })
    b.quiet.box([x, 11, 0], [10, 15, 9], color)
  }
}

export function hardHat(b: Builder, color: string) {
  b.quiet.cylinder(0, 14, 2, color)
  b.quiet.cylinder(2, 12, 9, color, { r2: 6 })
}
