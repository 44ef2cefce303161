import { oblong, points } from '../kit/geometry.ts'
import { sides } from '../things/bars.ts'
import type { Part } from '../things/chair.ts'
import { board, slab } from '../things/chair-backs.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { tub } from './chair-shells.ts'
import { cushion, outlineOf, upright } from './outline.ts'

export const upholsteredChairs = {
  parsons(b, plan) {
    const { brief, w, d, seat, top, rake, frame, fabric } = plan
    const h = brief.chance(0.12) ? 3 : seat - 16
    const style = brief.pick(['tapered', 'turned', 'dowel'])
    legs(b, style, { w: w - 3, d: d - 3, h, color: frame, thick: 4.6 })
    b.block(h, [w, d, seat - 6 - h], fabric)
    cushion(b.at(0, 3.5), outlineOf(w - 0.6, d - 7.6, 5), seat - 6, 8, fabric, 3)
    const crown = brief.pick([3, 16, 10])
    slab(b, { ...plan, post: 7 }, upright(w, seat - 6, top, crown, 1), 7, fabric, 2)
    if (!plan.arms) return
    for (const x of [-w / 2, w / 2 - 5.2]) {
      const wing = (deep: number, z: number) => {
        const y = 7 - d / 2 - Math.max(0, z - seat) * rake
        return oblong([x, y], [x + 5.2, y + deep], z)
      }
      b.loft(wing(15, seat + 3), wing(6, top - 8), fabric)
    }
  },
  tub(b, { brief, w, seat, fabric, frame, metal }) {
    const r = w * brief.between(0.62, 0.72)
    const foot = brief.pick(['legs', 'legs', 'disc'])
    const z = seat - brief.between(16, 26)
    if (foot === 'disc') base(b, 'disc', { w: w + 6, d: w, h: z, color: metal })
    else {
      const style = brief.pick(['dowel', 'tapered'])
      legs(b, style, { w: r * 1.4, h: z, color: frame, splay: 3 })
    }
    const [back, arm] = [seat + brief.between(24, 36), seat + brief.between(8, 22)]
    const wall = { r, z, back, arm, thick: 6, color: fabric, open: brief.between(40, 58) }
    tub(b, { ...wall, seat: seat - 6, soft: 7 })
  },
  sled(b, plan) {
    const { brief, w, d, seat, top, metal, fabric, rake } = plan
    base(b, brief.pick(['sled', 'loops']), { w, d, h: seat - 6, color: metal })
    b.block(seat - 6, [w, d, 2], metal)
    cushion(b, outlineOf(w, d, 6), seat - 4, 6, fabric)
    const low = seat + (top - seat) * 0.34
    const y = -d / 2 - 1
    const stay = points([y, seat - 5], [y - (low + 6 - seat) * rake, low + 6])
    sides(b, w * 0.32, stay, 2, metal)
    slab(b, { ...plan, post: 4 }, board(w / 2, low, top, 8, 1 - 2 / w), 3, fabric, 2.4)
  },
} satisfies Record<string, Part>
