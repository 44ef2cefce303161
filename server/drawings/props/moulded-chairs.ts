import { pairs } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import type { Part } from '../things/chair.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { barrel, ribbonChair, seatShell, wireShell } from './chair-shells.ts'
import { cushion, ellipse } from './outline.ts'

export const mouldedChairs = {
  shell(b, plan) {
    const { brief, w, d, seat, fabric, frame, metal } = plan
    const under = brief.pick(['dowel', 'wires', 'sled', 'star', 'disc'])
    const h = seat - 3
    if (under === 'dowel')
      legs(b, 'dowel', { w: w - 14, d: d - 14, h: h - 1, color: frame, splay: 10 })
    else base(b, under, { w: w - 4, d: d - 4, h: h - 1, color: metal })
    seatShell(b, { w: w + 2, d, h, top: plan.top - 4, color: fabric, wrap: plan.arms ? 17 : 5 })
  },
  tulip(b, plan) {
    const { brief, w, seat, metal, fabric } = plan
    const white = brief.pick([metals.white, metals.white, metal])
    base(b, 'trumpet', { w: w + 6, d: w, h: seat - 8, color: white })
    b.turned(seat - 8, pairs('0.2 0, 0.46 4, 0.52 8', [w, 1]), white)
    barrel(b, {
      rx: w * 0.58,
      ry: w * 0.56,
      z: seat,
      back: plan.top - 6,
      arm: plan.arms ? seat + 20 : seat + 3,
      thick: 3,
      color: white,
      open: 42,
      flare: 0.12,
    })
    cushion(b, ellipse(w * 0.44), seat, 5, fabric)
  },
  ribbon: (b, { brief, w, seat, top, fabric }) =>
    ribbonChair(b, { w, seat, top, color: fabric, form: brief.pick(['s', 'z']) }),
  wire(b, { brief, w, d, seat, top, metal, fabric }) {
    base(b, brief.pick(['sled', 'loops']), { w: w * 0.66, d: d * 0.8, h: seat - 6, color: metal })
    wireShell(b, { w: w + 4, h: seat - 2, top: top - 4, color: metal })
    cushion(b, ellipse(w * 0.34, d * 0.32, 16), seat - 1, 3, fabric)
  },
} satisfies Record<string, Part>
