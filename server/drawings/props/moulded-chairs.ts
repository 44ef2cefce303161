import { pairs, points } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { sheet } from '../things/bars.ts'
import type { Part } from '../things/chair.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { barrel, ribbon, seatShell, wireShell } from './chair-shells.ts'
import { cushion, ellipse } from './outline.ts'

export const mouldedChairs = {
  shell(b, { brief, w, d, seat, top, fabric, frame, metal, arms }) {
    const under = brief.pick(['dowel', 'wires', 'sled', 'star', 'disc'])
    const h = seat - 4
    if (under === 'dowel') legs(b, 'dowel', { w: w - 14, d: d - 14, h, color: frame, splay: 10 })
    else base(b, under, { w: w - 4, d: d - 4, h, color: metal })
    seatShell(b, { w: w + 2, d, h: h + 1, top: top - 4, color: fabric, wrap: arms ? 17 : 5 })
  },
  tulip(b, { brief, w, seat, top, metal, fabric, arms }) {
    const color = brief.pick([metals.white, metals.white, metal])
    base(b, 'trumpet', { w: w + 6, d: w, h: seat - 8, color })
    b.turned(seat - 8, pairs('0.2 0, 0.46 4, 0.52 8', [w, 1]), color)
    const wall = { r: w * 0.57, z: seat, thick: 3, open: 42, flare: 0.12, color }
    barrel(b, { ...wall, back: top - 6, arm: seat + (arms ? 20 : 3) })
    cushion(b, ellipse(w * 0.44), seat, 5, fabric)
  },
  ribbon(b, { brief, w, seat, top, fabric }) {
    if (brief.pick([true, false])) return ribbon(b, w, seat, top, fabric)
    const high = seat - 1.3
    const zigzag = points([24, 1.3], [-21, 1.3], [22, high], [-19, high], [-25, top])
    sheet(b, [w, 2.6], zigzag, fabric)
  },
  wire(b, { brief, w, d, seat, top, metal, fabric }) {
    base(b, brief.pick(['sled', 'loops']), { w: w * 0.66, d: d * 0.8, h: seat - 6, color: metal })
    wireShell(b, { w: w + 4, h: seat - 2, top: top - 4, color: metal })
    cushion(b, ellipse(w * 0.34, d * 0.32, 16), seat - 1, 3, fabric)
  },
} satisfies Record<string, Part>
