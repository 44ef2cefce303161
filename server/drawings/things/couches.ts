import { onPlane, type Point, pairs, shares } from '../kit/geometry.ts'
import { lighter } from '../kit/palette.ts'
import { arc, bent, curve } from '../props/bent.ts'
import { base } from '../props/chair-bases.ts'
import { legs } from '../props/chair-legs.ts'
import { seatShell, tub } from '../props/chair-shells.ts'
import { moulded } from '../props/moulded.ts'
import { cushion, ellipse, outlineOf, plate } from '../props/outline.ts'
import { smooth } from '../props/smooth.ts'
import { over } from './bars.ts'
import type { Couch, CouchMake } from './couch.ts'
import { pad } from './upholstery.ts'

export const couches = {
  track: 'fabric 14 16 on tapered, upright 16 72-88, soft 15 60, loose',
  low: 'fabric 4 20 on plinth, soft 22 62-74, soft 24 48, loose, deep 100',
  buttoned: 'fabric 12 18 on turned, rolled 14 66-70, rolled 17',
  shelter: 'fabric 10 18 on square tapered, seamed 12 62-72, seamed 12',
  camel: 'fabric 17 14 on cabriole turned tapered, crested 15 86-98, rolled 15 58, deep 84',
  framed: 'wood 22 7, railed 6 72-82, open 6 60, loose, deep 82',
  settle: 'wood 22 8, slatted 6 80-90, slatted 6 60, deep 76',
  slim: 'metal 22 5 on sled, none 4 72-80, sheet 4 58, loose, long, deep 80',
  tubular: 'metal 24 2, none 8 74-88, tube 3 54, loose, deep 72',
  daybed:
    'wood 24 6 on tapered turned hairpin square, none 2 60-60, bolster 0, long, deep 84, place 70',
  divan: 'wood 24 6 on tapered hairpin turned, board 5 70-78, bolster 0, long, place 70',
} satisfies Record<string, CouchMake>

const CANE = '#c9a468'

/** Chairs to rest in, centred on the origin, facing +y. */
export const easyChairs = {
  slipper: 'fabric 18 10 on tapered, upright 13 78-86, none 0, deep 76',
  wing: 'fabric 20 12 on tapered turned, winged 14 104-114, soft 9 57, deep 72, place 56',
  tub(b, { fabric, wood }) {
    legs(b, 'dowel', { w: 52, h: 16, color: wood, splay: 4, thick: 4.6 })
    const wall = { r: 40, z: 16, back: 76, arm: 54, thick: 9, open: 52, pieces: 20, color: fabric }
    tub(b, { ...wall, seat: 31, soft: 13 }, lighter(fabric, 0.06))
  },
  shell(b, { fabric, wood }) {
    legs(b, 'dowel', { w: 44, h: 29, color: wood, splay: 12, thick: 4 })
    smooth(b, fabric, g =>
      seatShell(g, { w: 74, d: 66, h: 31, top: 84, color: fabric, wrap: 12, columns: 4 }),
    )
    cushion(b.at(0, 3), outlineOf(44, 40, 10), 33, 6, lighter(fabric, 0.1), 3)
  },
  recliner(b, { fabric, wood, metal }) {
    base(b, 'star', { w: 66, d: 66, h: 26.8, color: metal })
    // The back begins where its cushion clears the seat's: cushions that cross have no order.
    for (const line of ['36 36, -14 28', '-24 32, -43 72', '-44.6 75, -54 99']) {
      over(b, [66, 2.4], pairs(line), wood, -1.2)
      over(b, [62, 10], pairs(line), fabric, 1.4)
    }
    for (const x of [-38, 32]) {
      b.box([x, -22, 50], [6, 44, 4], fabric)
      b.box([x + 2, -2, 28], [2, 8, 22], metal)
    }
    base(b.at(4, 88), 'star', { w: 50, d: 50, h: 24, color: metal })
    pad(b, [4, 65, 24], [56, 46, 14], fabric, { round: 6 })
  },
  egg(b, { fabric, metal }) {
    plate(b, 46, 0, 2, metal)
    const post = curve(10, t => [0, -44 + 46 * t ** 3, 2 + 190 * Math.sin(1.63 * t)])
    bent(b, post, 4.4, metal)
    b.block([1.4, 166], [1.2, 1.2, 22], metal)
    const bowl = shares(3).map((t): Point => [44 * Math.sin(0.3 + 1.2 * t), 22 * t])
    b.turned(40, bowl, CANE)
    const rows = shares(5).map(t => {
      const r = 44 * Math.cos(1.42 * t ** 1.3) ** 0.9
      const open = 42 + 20 * Math.sin(Math.PI * Math.min(1, 0.1 + t))
      return onPlane('z', 62 + 106 * t, arc([0, 0], [r, r], [90 + open, 450 - open], 12))
    })
    smooth(b, CANE, g => moulded(g, rows, 2, CANE))
    cushion(b, ellipse(36, 36, 20), 62, 12, fabric, 5)
  },
  rocker(b, { fabric, wood }) {
    for (const x of [-24, 24]) {
      const runner = onPlane('x', x, arc([0, 104], [102, 102], [238, 300], 10))
      bent(b, runner, [3, 4.4], wood)
      for (const y of [-18, 18]) b.beam([x, y * 1.14, 6.4], [x, y, 38], 3.2, wood)
      b.beam([x * 1.06, 20, 38], [x * 1.1, 18, 58], 3, wood)
      b.box([x * 1.12 - 2.5, -24, 58], [5, 48, 3], wood)
    }
    cushion(b, outlineOf(54, 52, 8, 50), 38, 7, fabric, 2.4)
    for (let i = 0; i < 7; i++) b.beam([-19 + i * 6.3, -25, 42], [-21 + i * 7, -38, 96], 2, wood)
    b.beam([-26, -39, 98.5], [26, -39, 98.5], 5, wood)
  },
} satisfies Record<string, Couch>
