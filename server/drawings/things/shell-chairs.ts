import { oblong, pairs, points, shares, type Vec } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { bent, curve } from '../props/bent.ts'
import { base } from '../props/chair-bases.ts'
import { legs } from '../props/chair-legs.ts'
import { barrel, seatShell, tub } from '../props/chair-shells.ts'
import { moulded, rowsOf, smoothed } from '../props/moulded.ts'
import { cushion, ellipse, outlineOf, upright } from '../props/outline.ts'
import { sheet, sides } from './bars.ts'
import type { Part } from './chair.ts'
import { board, slab } from './chair-backs.ts'

/** Chairs whose seat and back are one body, upholstered or moulded. */
export const shellChairs = {
  parsons(b, plan) {
    const { brief, w, d, seat, top, rake, frame, fabric } = plan
    const h = brief.chance(0.12) ? 3 : seat - 16
    const style = brief.pick(['tapered', 'turned', 'dowel'])
    legs(b, style, { w: w - 3, d: d - 3, h, color: frame, thick: 4.6 })
    b.block(h, [w, d, seat - 6 - h], fabric)
    cushion(b.at(0, 3.5), outlineOf(w - 0.6, d - 7.6, 5), seat - 6, 8, fabric, 3)
    const crown = brief.pick([3, 16, 10])
    slab(b, { ...plan, post: 7 }, upright(w, seat - 6, top, crown, 1), [7, 2], fabric)
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
    slab(b, { ...plan, post: 4 }, board(w / 2, low, top, 8, 1 - 2 / w), [3, 2.4], fabric)
  },
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
  /** Of one sheet that stands on the floor. */
  ribbon(b, { brief, w, seat, top, fabric }) {
    if (brief.pick([true, false])) {
      const profile = smoothed([
        ...pairs('-22 2.2, -16 3.4, -4 8, 6 18, 14 30'),
        ...pairs('22 -5, 23 -1, 20 0, 2 -2, -14 0, -21 8', [1, 1], [0, seat]),
        [-24, (seat + top) / 2],
        [-30, top],
      ])
      const rows = rowsOf(profile, 4, t => ({
        half: (w / 2) * (0.84 + 0.16 * Math.max(0, 1 - t * 5) - 0.1 * Math.max(0, t * 5 - 4)),
        rise: t > 0.4 ? 4 * Math.sin(Math.PI * (t - 0.4) * 1.4) : 0,
      }))
      return moulded(b, rows, 2, fabric)
    }
    const high = seat - 1.3
    const zigzag = points([24, 1.3], [-21, 1.3], [22, high], [-19, high], [-25, top])
    sheet(b, [w, 2.6], zigzag, fabric)
  },
  wire(b, { brief, w, d, seat, top, metal, fabric }) {
    base(b, brief.pick(['sled', 'loops']), { w: w * 0.66, d: d * 0.8, h: seat - 6, color: metal })
    const at = (u: number, v: number): Vec => {
      const [x, rise] = [u * (w + 4), u * u * 5]
      if (v < 0.5) return [x * 0.5, 24 - v * 84, seat - 2 + rise - Math.sin(v * 2 * Math.PI) * 2]
      const up = v - 0.5
      const z = seat - 2 + up * 2 * (top - seat - 2)
      return [x * (0.5 - up * 0.16), -18 - up * 18 + rise * 0.6, z]
    }
    const strand = (share: number, path: Vec[]) => {
      const thick = share % 1 ? 0.8 : 1.4
      bent(b, path, [thick, thick], metal)
    }
    for (const u of shares(6)) {
      const along = [0, 0.25, 0.5, 0.62, 0.8, 1].map(v => at(2 * u - 1, v))
      strand(u, along)
    }
    for (const v of shares(9)) {
      const across = curve(4, t => at(2 * t - 1, v))
      strand(v, across)
    }
    cushion(b, ellipse(w * 0.34, d * 0.32, 16), seat - 1, 3, fabric)
  },
} satisfies Record<string, Part>
