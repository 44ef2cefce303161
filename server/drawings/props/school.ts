import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { panel, tint } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { stackChair } from './contract-seating.ts'

/** A school desk and its seats, along x, centred on the desk; the pupils sit at +y and face -y. */
export function pupilDesk(
  b: Builder,
  look: {
    w: number
    top: string
    seat: string
    style: 'steel' | 'panel'
  },
  random: Random,
): void {
  const frame = metals.graphite
  const { w, top, seat, style } = look
  const [x, h] = [w / 2, 72]
  const places = Math.max(1, Math.round(w / 62))
  b.group(g => {
    if (style === 'steel')
      g.box([[-x + 4, x - 8], -22, 0], [4, 44, h - 14], frame, { open: true, ...steelFrame(frame) })
    else g.box([[-x + 2, x - 6], -22, 0], [4, 42, h - 14], top)
    g.box([-x + 3, -20, h - 14], [w - 6, 40, 11], darker(top, 0.25))
    g.box([-x, -25, h - 3], [w, 50, 3], top)
    for (let i = 0; i < places; i++) {
      const at = ((i + 0.5) / places - 0.5) * w
      if (random.chance(0.45)) book(g.at(at, 2, h), random)
      stackChair(g.at(at, 46, 0, 2), seat, frame)
    }
  })
}

const steelFrame = (color: string) => ({
  casts: false,
  right: [panel(0, 0, 0.1, 1, color), panel(0.9, 0, 0.1, 1, color), panel(0, 0, 1, 0.07, color)],
  front: [panel(0, 0, 1, 1, color)],
})

function book(b: Builder, random: Random): void {
  const color = random.pick([brand.teal, brand.orange, brand.sun, fabrics.denim])
  if (random.chance(0.5)) b.quiet.block(0, [18, 24, 2.4], color)
  else b.quiet.block(0, [34, 24, 1], '#fbfbf8', { top: [tint(0.49, 0, 0.02, 1, brand.ink, 0.4)] })
}

/** Two rows of three niches, a bag in most. */
export function cubbies(b: Builder, wood: string, colors: readonly string[]): void {
  const [w, h] = [114, 76]
  const niches = times(6, i => {
    const [u, v] = [(i % 3) / 3, Math.floor(i / 3) / 2]
    const niche = panel(u + 2.5 / w, v + 2.5 / h, 1 / 3 - 5 / w, 1 / 2 - 5 / h, darker(wood, 0.5))
    const high = (1 / 2) * (0.4 + ((i * 7) % 4) * 0.12)
    const color = colors[(i * 5) % colors.length] as string
    const bag = panel(u + 6 / w, v + 2.5 / h, 1 / 3 - 13 / w, high, color)
    return i % 4 === 3 ? [niche] : [niche, bag]
  })
  b.box(0, [w, 36, h], wood, { front: niches.flat() })
}

/** A teacher's desk with its chair, centred; the teacher sits at -y and faces the class. */
export function teacherDesk(b: Builder, top: string, seat: string): void {
  stackChair(b.at(0, -56), seat)
  b.box([-68, -34, 0], [42, 62, 70], lighter(top, 0.15))
  b.box([62, -34, 0], [5, 62, 70], top)
  b.box([-26, 24, 26], [88, 4, 44], lighter(top, 0.1))
  b.block([-38, 70], [144, 70, 4], top)
  b.quiet.box([-52, -14, 74], [24, 30, 5], brand.orange)
  b.quiet.box([-50, -12, 79], [22, 27, 4], '#f1e9d8')
}
