import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { bent, curve } from './bent.ts'
import { slab } from './chair-backs.ts'
import { base, tube } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { barrel, ribbonChair, seatShell, wireShell } from './chair-shells.ts'
import type { ChairPlan } from './framed-chairs.ts'
import { moulded } from './moulded.ts'
import { cushion, ellipse, plan as outlineOf, roundedOff, upright } from './outline.ts'

export const mouldedChairs = {
  /** A moulded shell on dowels, wires, a sled or a star. */
  shell(b: Builder, plan: ChairPlan) {
    const { brief, w, d, seat, fabric, frame, metal } = plan
    const under = brief.pick(['dowel', 'wires', 'sled', 'star', 'disc'] as const)
    const h = seat - 3
    if (under === 'dowel')
      legs(b, 'dowel', { w: w - 14, d: d - 14, h: h - 1, color: frame, splay: 10 })
    else base(b, under, { w: w - 4, d: d - 4, h: h - 1, color: metal })
    seatShell(b, { w: w + 2, d, h, top: plan.top - 4, color: fabric, wrap: plan.arms ? 17 : 5 })
  },
  /** A shell with a round cushion on a trumpet foot. */
  tulip(b: Builder, plan: ChairPlan) {
    const { brief, w, seat, metal, fabric } = plan
    const white = brief.pick(['#eeece4', '#eeece4', metal])
    base(b, 'trumpet', { w: w + 6, d: w, h: seat - 8, color: white })
    b.turned(
      [0, 0, seat - 8],
      [
        [w * 0.2, 0],
        [w * 0.46, 4],
        [w * 0.52, 8],
      ],
      white,
    )
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
  /** A bent tube that springs, with two slings or pads. */
  cantilever(b: Builder, plan: ChairPlan) {
    const { brief, w, d, seat, top, fabric, metal, rake } = plan
    const [x, yr, yf] = [w / 2 - 1.2, -d / 2, d / 2]
    const lean = (z: number) => yr - (z - seat) * rake
    for (const side of [-x, x])
      bent(
        b,
        tube(
          [
            [side, yr, 1.2],
            [side, yf, 1.2],
            [side, yf, seat - 2],
            [side, yr, seat - 2],
            [side, lean(top), top],
          ],
          8,
        ),
        2.4,
        metal,
        { across: [1, 0, 0], sides: 6 },
      )
    b.beam([-x + 1.2, yr + 1.2, 1.2], [x - 1.2, yr + 1.2, 1.2], 2.4, metal)
    const pads = brief.chance(0.6)
    const [inner, z0] = [w - 5, seat + (top - seat) * 0.3]
    if (pads) cushion(b.at(0, 2), outlineOf(inner, d - 12), seat - 3, 5, fabric)
    else b.box([-inner / 2, yr + 8, seat - 2.5], [inner, d - 14, 1.4], fabric)
    const t = pads ? 4 : 1.4
    const back: Point[] = [
      [-inner / 2, z0],
      [inner / 2, z0],
      [inner / 2, top - 1],
      [-inner / 2, top - 1],
    ]
    slab(b, { ...plan, post: 0 }, back, t, fabric, pads ? 1.6 : 0)
    if (plan.arms)
      for (const side of [-1, 1])
        bent(
          b,
          tube(
            [
              [side * (x + 2.6), lean(seat + 22), seat + 22],
              [side * (x + 2.6), yf - 5, seat + 22],
              [side * (x + 2.6), yf - 5, seat - 6],
            ],
            6,
          ),
          2.4,
          metal,
          { across: [1, 0, 0], sides: 6 },
        )
  },
  /** Two runners of flat steel with a padded seat and back. */
  sled(b: Builder, plan: ChairPlan) {
    const { w, d, seat, top, metal, fabric, rake } = plan
    base(b, plan.brief.pick(['sled', 'loops']), { w, d, h: seat - 6, color: metal })
    b.box([-w / 2, -d / 2, seat - 6], [w, d, 2], metal)
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
      [
        [-w / 2, low],
        [w / 2, low],
        [w / 2 - 1, top],
        [-w / 2 + 1, top],
      ],
      8,
    )
    slab(b, { ...plan, post: 4 }, shape, 3, fabric, 2.4)
  },
  /** Upholstered all over, its back high and full; wings for some. */
  parsons(b: Builder, plan: ChairPlan) {
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
    b.box([-w / 2, -d / 2, h], [w, d, seat - 6 - h], fabric)
    cushion(b.at(0, 3.5), outlineOf(w - 0.6, d - 7.6, w - 0.6, 5), seat - 6, 8, fabric, 3)
    const back = { ...plan, post: 7 }
    const shape = brief.pick(['square', 'arched', 'scooped'] as const)
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
  /** A tub: one wall from arm to arm. */
  tub(b: Builder, plan: ChairPlan) {
    const { brief, w, seat, fabric, frame, metal } = plan
    const r = w * brief.between(0.62, 0.72)
    const foot = brief.pick(['legs', 'legs', 'disc'] as const)
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
    b.cylinder([0, 0, h], r - 6, seat - 6 - h, fabric)
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
  /** A ribbon from the floor to the back. */
  ribbon: (b: Builder, { brief, w, seat, top, fabric }: ChairPlan) =>
    ribbonChair(b, { w, seat, top, color: fabric, form: brief.pick(['s', 'z']) }),
  /** A basket of steel rods with a seat pad. */
  wire(b: Builder, { brief, w, d, seat, top, metal, fabric }: ChairPlan) {
    base(b, brief.pick(['sled', 'loops']), { w: w * 0.66, d: d * 0.8, h: seat - 6, color: metal })
    wireShell(b, { w: w + 4, h: seat - 2, top: top - 4, color: metal })
    cushion(b, ellipse(w * 0.34, d * 0.32, 16), seat - 1, 3, fabric)
  },
  /** Pressed sheet steel for a pavement café. */
  cafe(b: Builder, plan: ChairPlan) {
    const { w, d, seat, top, metal } = plan
    legs(b, 'tapered', { w, d, h: seat - 3, color: metal, thick: 6, splay: 4 })
    b.extrude(outlineOf(w, d, w * 0.94, 8), 'z', [0, 0, seat - 3], 3, metal, { smooth: true })
    const hoop = curve(10, t => {
      const a = Math.PI * (1 - t)
      const z = seat + (top - seat) * Math.sin(a) ** 0.6
      return [Math.cos(a) * (w / 2 - 3), -d / 2 + 2 - (z - seat) * plan.rake, z]
    })
    bent(b, hoop, 2.6, metal, { sides: 6 })
    const at = (x: number, z: number): Vec => [x, -d / 2 + 2 - (z - seat) * plan.rake, z]
    bent(b, [at(0, seat), at(0, top - 1.5)], [w * 0.26, 1], metal, { across: [1, 0, 0] })
    const reach = (w / 2 - 3) * Math.sqrt(1 - (20 / (top - seat)) ** (2 / 0.6))
    if (plan.arms)
      for (const side of [-1, 1])
        bent(
          b,
          tube(
            [
              [side * (reach + 2.4), -d / 2 + 2 - 20 * plan.rake, seat + 20],
              [side * (w / 2 + 1), d / 2 - 8, seat + 19],
              [side * (w / 2 - 1.5), d / 2 - 6, seat],
            ],
            6,
          ),
          2.2,
          metal,
          { sides: 6 },
        )
  },
  /** Canvas between crossed laths. */
  director(b: Builder, plan: ChairPlan) {
    const { w, d, seat, top, frame, fabric } = plan
    const x = w / 2 + 2
    for (const y of [-d / 2 + 3, d / 2 - 5]) {
      b.beam([-x, y, 3], [x, y, seat - 3], 2.4, frame)
      b.beam([x, y + 2.5, 3], [-x, y + 2.5, seat - 3], 2.4, frame)
    }
    for (const side of [-x, x]) {
      b.box([side - 1.5, -d / 2, 0], [3, d, 3], frame)
      b.box([side - 1.5, -d / 2, seat - 3], [3, d, 3], frame)
      for (const y of [-d / 2, d / 2 - 6])
        b.box([side - 1.5, y, seat], [3, 3, (y < 0 ? top : seat + 20) - seat], frame)
      b.box([side - 2.5, -d / 2 + 3.2, seat + 20], [5, d - 3, 2.4], frame)
    }
    const sling = (at: (share: number, sag: number) => readonly [Vec, Vec]) =>
      moulded(
        b,
        [0, 1].map(end => curve(6, t => at(2 * t - 1, 1 - (2 * t - 1) ** 2)[end] as Vec)),
        1,
        fabric,
      )
    const half = x - 1.6
    sling((s, sag) => [
      [s * half, d / 2, seat - 1 - sag * 3],
      [s * half, -d / 2, seat - 1 - sag * 3],
    ])
    const y = -d / 2 + 1.5
    sling((s, sag) => [
      [s * half, y - sag * 3, top - 20],
      [s * half, y - sag * 3, top],
    ])
  },
}

function wing(x: number, y: number, depth: number, z: number): Vec[] {
  return [
    [x, y, z],
    [x + 5.2, y, z],
    [x + 5.2, y + depth, z],
    [x, y + depth, z],
  ]
}
