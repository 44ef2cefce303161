import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { bent, curve } from './bent.ts'
import { slab } from './chair-backs.ts'
import { legs } from './chair-legs.ts'
import type { ChairPlan } from './framed-chairs.ts'
import { moulded } from './moulded.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { rounded } from './sweep.ts'

/** Chairs that are carried: steel tube, pressed steel, canvas. */
export const lightChairs = {
  /** A bent tube that springs, with two slings or pads. */
  cantilever(b: Builder, plan: ChairPlan) {
    const { brief, w, d, seat, top, fabric, metal, rake } = plan
    const [x, yr, yf] = [w / 2 - 1.2, -d / 2, d / 2]
    const lean = (z: number) => yr - (z - seat) * rake
    for (const side of [-x, x])
      bent(
        b,
        rounded(
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
          rounded(
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
          rounded(
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
