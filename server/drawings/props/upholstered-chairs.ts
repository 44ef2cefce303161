import { oblong, points, type Vec } from '../kit/geometry.ts'
import type { Part } from '../things/chair.ts'
import { slab } from '../things/chair-backs.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { barrel } from './chair-shells.ts'
import { cushion, ellipse, plan as outlineOf, roundedOff, upright } from './outline.ts'

export const upholsteredChairs = {
  parsons(b, plan) {
    const { brief, w, d, seat, top, frame, fabric } = plan
    const skirt = brief.chance(0.12)
    const h = skirt ? 3 : seat - 16
    legs(b, brief.pick(['tapered', 'turned', 'dowel']), {
      w: w - 3,
      d: d - 3,
      h,
      color: frame,
      thick: 4.6,
    })
    b.block(h, [w, d, seat - 6 - h], fabric)
    cushion(b.at(0, 3.5), outlineOf(w - 0.6, d - 7.6, w - 0.6, 5), seat - 6, 8, fabric, 3)
    const back = { ...plan, post: 7 }
    const shape = brief.pick(['square', 'arched', 'scooped'])
    const crown = shape === 'arched' ? 16 : shape === 'square' ? 3 : 10
    slab(b, back, upright(w, seat - 6, top, crown, 1), 7, fabric, 2)
    if (plan.arms)
      for (const side of [-1, 1]) {
        const x = side * (w / 2 - 2.6) - 2.6
        b.loft(
          wing(x, -d / 2 + 7, 15, seat + 3),
          wing(x, -d / 2 + 7 - (top - 8 - seat) * plan.rake, 6, top - 8),
          fabric,
        )
      }
  },
  tub(b, { brief, w, seat, fabric, frame, metal }) {
    const r = w * brief.between(0.62, 0.72)
    const foot = brief.pick(['legs', 'legs', 'disc'])
    const h = seat - brief.between(16, 26)
    if (foot === 'legs')
      legs(b, brief.pick(['dowel', 'tapered']), {
        w: r * 1.4,
        d: r * 1.4,
        h,
        color: frame,
        splay: 3,
      })
    if (foot === 'disc') base(b, 'disc', { w: w + 6, d: w, h, color: metal })
    b.cylinder(h, r - 6, seat - 6 - h, fabric)
    barrel(b, {
      rx: r,
      ry: r,
      z: h,
      back: seat + brief.between(24, 36),
      arm: seat + brief.between(8, 22),
      thick: 6,
      color: fabric,
      open: brief.between(40, 58),
    })
    cushion(b, ellipse(r - 6.4, r - 6.4, 24), seat - 6, 7, fabric)
  },
  sled(b, plan) {
    const { w, d, seat, top, metal, fabric, rake } = plan
    base(b, plan.brief.pick(['sled', 'loops']), { w, d, h: seat - 6, color: metal })
    b.block(seat - 6, [w, d, 2], metal)
    cushion(b, outlineOf(w, d, w, 6), seat - 4, 6, fabric)
    const low = seat + (top - seat) * 0.34
    for (const side of [-1, 1])
      b.beam(
        [side * w * 0.32, -d / 2 - 1, seat - 5],
        [side * w * 0.32, -d / 2 - 1 - (low + 6 - seat) * rake, low + 6],
        2,
        metal,
      )
    const shape = roundedOff(
      points([-w / 2, low], [w / 2, low], [w / 2 - 1, top], [-w / 2 + 1, top]),
      8,
    )
    slab(b, { ...plan, post: 4 }, shape, 3, fabric, 2.4)
  },
} satisfies Record<string, Part>

function wing(x: number, y: number, depth: number, z: number): Vec[] {
  return oblong([x, y], [x + 5.2, y + depth], z)
}
