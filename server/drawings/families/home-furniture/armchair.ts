import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { darker, lighter } from '../../kit/light.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { roundRug } from '../../props/art.ts'
import { type EasyChairStyle, easyChair } from '../../props/easy-chairs.ts'
import { shares } from '../../props/legs/section.ts'
import { type CouchStyle, couch } from '../../props/lounge-sofas.ts'
import { ornament } from '../../props/ornaments.ts'
import { cushion, plan as outlineOf, plate } from '../../props/outline.ts'
import { leaning } from '../../props/pillows.ts'
import { rim } from '../../props/rim.ts'
import { pouf } from '../../props/seating.ts'
import { rounded, tube } from '../../props/sweep.ts'

/** An upholstered armchair, sometimes with a small table or a footstool. */
export const armchair: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(builds) as (keyof typeof builds)[])
  const plan: Plan = {
    brief,
    fabric: brief.chance(0.7) ? brief.material(fabrics) : brief.material(leather),
    accent: brief.pick([...valuesOf(fabrics), '#f1ece1']),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.chrome]),
  }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  const beside = brief.pick(['nothing', 'nothing', 'table', 'pouf', 'rug'] as const)
  if (beside === 'rug') {
    roundRug(at.at(0, 8), 66, plan.accent)
    rim(at.at(0, 8), 66, 1, plan.accent)
  }
  builds[construction](at, plan)
  if (beside === 'table') table(at.at(70, 4), plan)
  if (beside === 'pouf' && construction !== 'recliner') pouf(at.at(10, 92), 24, plan.accent)
}

interface Plan {
  readonly brief: Brief
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly metal: string
}

const easy = (style: EasyChairStyle) => (b: Builder, plan: Plan) => easyChair(b, style, plan)
const single =
  (style: CouchStyle) =>
  (b: Builder, { brief, fabric, wood, accent }: Plan) =>
    couch(b, style, {
      seats: 1,
      fabric,
      wood,
      back: brief.between(68, 92),
      cushions: brief.chance(0.5) ? [accent] : [],
    })

const builds = {
  tub: easy('tub'),
  wing: easy('wing'),
  sling: easy('sling'),
  recliner: easy('recliner'),
  egg: easy('egg'),
  shell: easy('shell'),
  rocker: easy('rocker'),
  track: single('track'),
  buttoned: single('buttoned'),
  framed: single('framed'),
  low: single('low'),
  /** Flat wooden arms on slats, a back that tilts. */
  slatted(b, { brief, wood, fabric }) {
    const [w, d] = [brief.between(70, 80), 78]
    for (const x of [-w / 2, w / 2 - 5]) {
      for (const y of [-d / 2 + 6, d / 2 - 9]) b.box([x, y, 0], [5, 5, 56], wood)
      b.box([x, -d / 2 + 11, 14], [5, d - 20, 4], wood)
      for (let y = -d / 2 + 18; y < d / 2 - 14; y += 9) b.box([x + 1.4, y, 18], [2.2, 3, 38], wood)
      b.box([x - 3, -d / 2, 56], [11, d - 2, 3], wood)
    }
    b.box([-w / 2 + 5, -d / 2 + 8, 24], [w - 10, d - 14, 6], wood)
    cushion(b.at(0, 5), outlineOf(w - 12, d - 26, w - 12, 4), 30, 14, fabric, 4)
    leaning(b.at(0, -d / 2 + 11, 44.2), w - 14, 52, 13, fabric, 14)
  },
  /** Cushions on straps between two rounded tubes. */
  tubular(b, { brief, metal, fabric }) {
    const [w, d, back] = [64, 70, brief.between(74, 90)]
    for (const x of [-w / 2, w / 2]) {
      const side = rounded(
        [
          [x, -d / 2 + 6, 52],
          [x, d / 2, 52],
          [x, d / 2, 1.4],
          [x, -d / 2, 1.4],
          [x, -d / 2, 24],
        ],
        8,
        shares(4),
      )
      b.group(g => tube(g, side, 1.4, metal))
      b.box([x - 2.4, -d / 2 + 8, 53.6], [4.8, d * 0.6, 2.6], darker(fabric, 0.3))
    }
    for (const y of [-d / 2, d / 2]) b.rod('x', [-w / 2 + 1.5, y, 22.6], 1.3, w - 3, metal)
    for (const x of [-w / 2 + 8, w / 2 - 16])
      b.box([x, -d / 2 + 1.4, 24], [8, d - 2.8, 1.8], darker(fabric, 0.5))
    cushion(b, outlineOf(w - 4, d - 6, w - 4, 4), 26, 16, fabric, 4)
    leaning(b.at(0, -d / 2 + 10, 42), w - 5, back - 42, 14, fabric, 12)
  },
  /** A block of foam cut to a seat. */
  block(b, { brief, fabric, accent }) {
    const [w, d, h] = [brief.between(84, 98), 86, brief.between(58, 70)]
    cushion(b.at(0, -d / 2 + 14), outlineOf(w, 28, w, 10), 0, h, fabric, 5)
    for (const side of [-1, 1])
      cushion(b.at(side * (w / 2 - 12), 14.4), outlineOf(24, d - 28.8, 24, 8), 0, h - 14, fabric, 5)
    cushion(b.at(0, 14.6), outlineOf(w - 49, d - 29, w - 49, 5), 0, 40, lighter(fabric, 0.06), 5)
    leaning(b.at(0, -d / 2 + 30, 40), 36, 32, 10, accent, 9)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** A small round table with a book and a cup. */
function table(b: Builder, { brief, wood, metal }: Plan): void {
  const h = brief.between(46, 58)
  plate(b, 14, 0, 2, metal)
  b.cylinder([0, 0, 2], 1.6, h - 4, metal, { capped: false })
  plate(b, 21, h - 2, 2.4, wood)
  ornament(b.at(6, 8, h + 0.4), 'mug', brief)
  ornament(b.at(-4, -8, h + 0.4), brief.pick(['vase', 'candles', 'plant'] as const), brief)
}
