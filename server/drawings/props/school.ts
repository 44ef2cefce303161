import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { stackChair } from './contract-seating.ts'
import { openBook } from './library-things.ts'

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
) {
  const frame = metals.graphite
  const { w, top, seat, style } = look
  const [x, h] = [w / 2, 72]
  const places = Math.max(1, Math.round(w / 62))
  b.group(g => {
    if (style === 'steel')
      g.quiet.clear([[-x + 4, x - 8], -22, 0], [4, 44, h - 14], steelFrame(frame))
    else g.box([[-x + 2, x - 6], -22, 0], [4, 42, h - 14], top)
    g.box([-x + 3, -20, h - 14], [w - 6, 40, 11], darker(top, 0.25))
    g.box([-x, -25, h - 3], [w, 50, 3], top)
    for (let i = 0; i < places; i++) {
      const at = ((i + 0.5) / places - 0.5) * w
      if (random.chance(0.45)) openBook(g.at(at, 2, h), random.pick(covers))
      stackChair(g.at(at, 46, 0, 2), seat, frame)
    }
  })
}

const covers = [brand.teal, brand.orange, brand.sun, fabrics.denim]

const steelFrame = (color: string) => ({
  right: [panel(0, 0, 0.1, 1, color), panel(0.9, 0, 0.1, 1, color), panel(0, 0, 1, 0.07, color)],
  front: [panel(0, 0, 1, 1, color)],
})

/** A teacher's desk with its chair, centred; the teacher sits at -y and faces the class. */
export function teacherDesk(b: Builder, top: string, seat: string) {
  stackChair(b.at(0, -56), seat)
  b.box([-68, -34, 0], [42, 62, 70], lighter(top, 0.15))
  b.box([62, -34, 0], [5, 62, 70], top)
  b.box([-26, 24, 26], [88, 4, 44], lighter(top, 0.1))
  b.block([-38, 70], [144, 70, 4], top)
  b.quiet.box([-52, -14, 74], [24, 30, 5], brand.orange)
  b.quiet.box([-50, -12, 79], [22, 27, 4], '#f1e9d8')
}
