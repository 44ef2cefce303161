import { panel } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals } from '../kit/palette.ts'
import { stackChair } from '../props/contract-seating.ts'
import { openBook } from '../props/desk-things.ts'
import { cupboard, doors } from '../props/storage.ts'
import { colored, filling, type RoomThing } from './plan.ts'
import { goodsShelf } from './shelves.ts'

export const teacher: RoomThing = (b, { scheme }) => {
  const top = scheme.wood
  stackChair(b.at(0, -56), scheme.accent)
  b.box([-68, -34, 0], [42, 62, 70], lighter(top, 0.15))
  b.box([62, -34, 0], [5, 62, 70], top)
  b.box([-26, 24, 26], [88, 4, 44], lighter(top, 0.1))
  b.block([-38, 70], [144, 70, 4], top)
  b.quiet.box([-52, -14, 74], [24, 30, 5], brand.orange)
  b.quiet.box([-50, -12, 79], [22, 27, 4], '#f1e9d8')
}

export const cubbies = goodsShelf([114, 36, 76], 'bags', [3, 2])

/** A school desk on steel or on panels, and the pupils' seats before it. */
export const pupil =
  (w: number, isSteel = false): RoomThing =>
  (b, { brief, scheme }) => {
    const [x, h, frame, top] = [w / 2, 72, metals.graphite, scheme.wood]
    const places = Math.max(1, Math.round(w / 62))
    const post = (u: number) => panel(u, 0, 0.1, 1, frame)
    const rails = [post(0), post(0.9), panel(0, 0, 1, 0.07, frame)]
    const look = { right: rails, front: [panel(0, 0, 1, 1, frame)] }
    b.group(g => {
      if (isSteel) g.quiet.clear([[-x + 4, x - 8], -22, 0], [4, 44, h - 14], look)
      else g.box([[-x + 2, x - 6], -22, 0], [4, 42, h - 14], top)
      g.box([-x + 3, -20, h - 14], [w - 6, 40, 11], darker(top, 0.25))
      g.box([-x, -25, h - 3], [w, 50, 3], top)
      for (let i = 0; i < places; i++) {
        const at = ((i + 0.5) / places - 0.5) * w
        if (brief.chance(0.45)) openBook(g.at(at, 2, h), brief.pick(covers))
        stackChair(g.at(at, 46, 0, 2), scheme.fabric, frame)
      }
    })
  }

const covers = [brand.teal, brand.orange, brand.sun, fabrics.denim]

/** Desks for one, as many as the room is wide. */
export const singles = filling(300, Infinity, w => (b, plan) => {
  const count = Math.floor(w / 118)
  for (let i = 0; i < count; i++)
    pupil(64, true)(b.at(((i + 0.5) * w) / count, 0), {
      ...plan,
      brief: plan.brief.fork(`desk ${i}`),
    })
})

export const tallCupboard = colored(cupboard, [90, 44, 190], 'fabric', [doors(2)])
