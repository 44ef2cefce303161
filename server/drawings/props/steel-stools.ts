import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { arc, bent } from './bent.ts'
import { base } from './chair-bases.ts'
import { legs, stretchers } from './chair-legs.ts'
import { barrel, seatShell } from './chair-shells.ts'
import { cushion, ellipse, plan as outlineOf, plate } from './outline.ts'
import type { StoolPlan } from './stool-plan.ts'
import { rounded } from './sweep.ts'

type Draw = (b: Builder, plan: StoolPlan) => void

/** Bar stools that stand on steel. */
export const steelStools = {
  /** A round pad on a column with a foot ring. */
  column(b, { version, h, metal, fabric, back }) {
    foot(b, h - 8, metal)
    cushion(b, ellipse(18), h - 8, 5 + version * 3, fabric)
    if (back > 0)
      barrel(b, {
        rx: 18.6,
        ry: 18.6,
        z: h,
        back: h + back,
        arm: h + back * 0.7,
        thick: 3,
        color: fabric,
        open: 100,
      })
  },
  /** Pressed sheet steel, its legs spreading, with a hand hole. */
  pressed(b, { h, metal }) {
    const under = { w: 30, d: 30, h: h - 3, color: metal, splay: 7, thick: 5 }
    legs(b, 'tapered', under)
    stretchers(b, 'box', h * 0.3, { ...under, thick: 4 })
    b.extrude(outlineOf(32, 32, 32, 7), 'z', [0, 0, h - 3], 3, metal, { smooth: true })
    b.box([-5, -1.4, h], [10, 2.8, 0.2], '#10262b', { casts: false })
  },
  /** Runners of bent tube with a bar for the feet. */
  runner(b, { h, metal, fabric, back }) {
    base(b, 'sled', { w: 38, d: 40, h: h - 6, color: metal })
    b.beam([-17, 17, h * 0.3], [17, 17, h * 0.3], 2, metal)
    cushion(b, outlineOf(40, 38, 40, 5), h - 6, 7, fabric)
    for (const x of [-13, 13]) b.beam([x, -19.4, h - 4], [x, -22, h + 8], 2, metal)
    const top = h + Math.max(18, back)
    const curved = arc([0, 0], [22, 23], [205, 335], 6)
    bent(
      b,
      curved.map(([x, y]): Vec => [x, y, (h + 6 + top) / 2]),
      [top - h - 6, 3],
      fabric,
      { across: [0, 0, 1] },
    )
  },
  /** A moulded shell on dowels or a star. */
  shell(b, { version, h, wood, metal, fabric, back }) {
    if (version < 0.5) {
      const under = { w: 28, d: 28, h: h - 5, color: wood, splay: 9, thick: 3.6 }
      legs(b, 'dowel', under)
      stretchers(b, 'box', h * 0.32, under)
    } else foot(b, h - 5, metal)
    seatShell(b, { w: 42, d: 38, h: h - 3, top: h + Math.max(20, back), color: fabric, wrap: 4 })
  },
  /** A round seat inside a wall. */
  tub(b, { h, metal, fabric, back }) {
    foot(b, h - 14, metal)
    b.cylinder([0, 0, h - 14], 18, 8, fabric)
    barrel(b, {
      rx: 23,
      ry: 23,
      z: h - 12,
      back: h + Math.max(18, back),
      arm: h + 4,
      thick: 4,
      color: fabric,
      open: 62,
    })
    cushion(b, ellipse(18.4), h - 6, 6, fabric)
  },
  /** Three steel legs, a screw and a wooden seat. */
  tripod(b, { h, wood, metal }) {
    for (const a of [0.5, 2.6, 4.7]) {
      const at = (r: number, z: number): Vec => [Math.cos(a) * r, Math.sin(a) * r, z]
      bent(b, [at(3.5, h * 0.7), at(12, h * 0.66), at(21, 0)], [3.4, 1.6], metal)
    }
    const ring = arc([0, 0], [16.2, 16.2], [0, 360], 12).map(([x, y]): Vec => [x, y, h * 0.24])
    bent(b, ring, 1.6, metal)
    b.cylinder([0, 0, h * 0.3], 2.2, h * 0.26, metal, { capped: false })
    b.cylinder([0, 0, h * 0.72], 2.2, h * 0.28 - 6, metal, { capped: false })
    b.cylinder([0, 0, h * 0.56], 3.4, h * 0.16, metal)
    b.cylinder([0, 0, h - 6], 9, 2, metal)
    plate(b, 18, h - 4, 4, wood)
  },
  /** Hairpins of round bar. */
  hairpin(b, { h, wood, metal, version, fabric }) {
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const f: Vec = [sx * 18, sy * 18, 0.8]
      bent(b, [[sx * 14, sy * 7, h - 4], f], 1.4, metal)
      bent(b, [[sx * 7, sy * 14, h - 4], f], 1.4, metal)
    }
    const square = version < 0.5
    if (square) b.box([-17, -17, h - 4], [34, 34, 4], wood)
    else plate(b, 18, h - 4, 4, wood)
    if (version > 0.7) cushion(b, ellipse(15), h, 4, fabric)
  },
  /** A frame of square tube with a board or a pad. */
  cube(b, { version, h, wood, metal, fabric }) {
    const under = { w: 34, d: 34, h: h - 5, color: metal, thick: 3 }
    legs(b, 'square', under)
    stretchers(b, 'box', h * 0.28, { ...under, thick: 4 })
    if (version < 0.5) b.box([-17.5, -17.5, h - 5], [35, 35, 4], wood)
    else cushion(b, outlineOf(35, 35, 35, 4), h - 5, 7, fabric)
  },
  /** A seat on a tube bent like a C. */
  spring(b, { h, metal, fabric, back }) {
    for (const x of [-18, 18])
      bent(
        b,
        rounded(
          [
            [x, -18, 1.2],
            [x, 17, 1.2],
            [x, 17, h - 4],
            [x, -19, h - 4],
            [x, -24, h + Math.max(20, back)],
          ],
          8,
        ),
        2.4,
        metal,
        { across: [1, 0, 0], sides: 6 },
      )
    b.beam([-17, -17, 1.2], [17, -17, 1.2], 2.2, metal)
    b.beam([-17, 17, h * 0.34], [17, 17, h * 0.34], 2.2, metal)
    cushion(b, outlineOf(33, 34, 33, 4), h - 5, 6, fabric)
    const top = h + Math.max(20, back)
    b.beam([0, -22, h + 9], [0, -23.6, top], 2, metal, { casts: false, open: true })
    bent(
      b,
      [
        [-17, -21.4, top - 7],
        [17, -21.4, top - 7],
      ],
      [12, 3],
      fabric,
      { across: [0, 0, 1] },
    )
  },
} satisfies Record<string, Draw>

/** A round foot, a column and a ring for the feet. */
function foot(b: Builder, h: number, metal: string): void {
  plate(b, 20, 0, 1.6, metal)
  b.cylinder([0, 0, 1.6], 2.6, h - 1.6, metal, { capped: false })
  const z = h * 0.36
  const ring = arc([0, 0], [14, 14], [0, 360], 12).map(([x, y]): Vec => [x, y, z])
  bent(b, ring, 1.7, metal)
  b.beam([2.6, 0, z], [13.2, 0, z], 1.4, metal, { casts: false })
}
