import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { fabrics } from '../../../kit/palette.ts'
import { glazing } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { crate, produce, produceStand, sack } from '../../../props/shop-goods.ts'
import { gondola, packetShelf } from '../../../props/shop-shelves.ts'
import { type StallRoof, stall, stallGoods } from '../../../props/stalls.ts'
import { lettering } from '../../../props/wall-signs.ts'
import { enclose, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['two-rows', 'aisle', 'islands', 'kiosks'] as const

/** A market hall: rows of stalls with an aisle between them. */
export const marketHall: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  enclose(
    b,
    plan,
    [
      glazing([0.06, 0.56, 0.88, 0.26], Math.round(plan.w / 100)),
      lettering([0.36, 0.88, 0.28, 0.06], plan.scheme.accent),
    ],
    [glazing([0.08, 0.56, 0.84, 0.26], Math.round(plan.d / 100))],
    ['tiles', 'chequer', 'sheet'],
  )
  furnish[layout](b, plan)
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'two-rows': { w: [620, 760], d: [430, 500], h: [300, 370] },
  aisle: { w: [430, 500], d: [620, 740], h: [300, 370] },
  islands: { w: [560, 660], d: [540, 620], h: [300, 370] },
  kiosks: { w: [620, 720], d: [460, 540], h: [300, 350] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'two-rows'(b, plan) {
    const { w, d } = plan
    const count = w > 690 ? 4 : 3
    const pitch = (w - 30) / count
    for (let i = 0; i < count; i++) {
      const x = 15 + (i + 0.5) * pitch
      one(b.at(x, 74), plan, pitch - 28, i, 'ridge')
      one(b.at(x, d - 110), plan, pitch - 28, i + 2, 'none')
    }
    loose(b.at(w * 0.5, d * 0.47), plan)
  },
  aisle(b, plan) {
    const { w, d } = plan
    const count = d > 680 ? 4 : 3
    const pitch = (d - 30) / count
    for (let i = 0; i < count; i++) {
      const y = 15 + (i + 0.5) * pitch
      one(b.at(76, y, 0, 1), plan, pitch - 30, i, 'awning')
      one(b.at(w - 92, y, 0, 1), plan, pitch - 30, i + 1, 'none')
    }
    loose(b.at(w * 0.5, 60), plan)
  },
  islands(b, plan) {
    const { brief, w, d, scheme } = plan
    for (const [i, [x, y]] of (
      [
        [0.27, 0.22],
        [0.73, 0.22],
        [0.27, 0.56],
        [0.73, 0.56],
      ] as const
    ).entries())
      one(b.at(x * w, y * d), plan, w * 0.36, i, i < 2 ? 'ridge' : 'flat')
    produceStand(b.at(w * 0.1, d - 104), Math.floor((w * 0.34) / 48), 2, brief, scheme.wood)
    produceStand(b.at(w * 0.55, d - 104), Math.floor((w * 0.36) / 48), 2, brief, scheme.wood)
  },
  kiosks(b, plan) {
    const { brief, w, d, scheme } = plan
    const pitch = (w - 20) / 3
    for (let i = 0; i < 3; i++) {
      const x = 12 + i * pitch
      const color = shade(plan, i)
      packetShelf(b.at(x + 12, 3), pitch - 34, 150, brief, scheme.front)
      for (const at of [0, pitch - 14]) b.box([x + at, 2, 0], [8, 120, 210], color)
      b.box([x, 2, 210], [pitch - 6, 124, 24], color, {
        front: [lettering([0.16, 0.32, 0.5, 0.36], '#fbf9f4')],
      })
      b.box([x + 12, 88, 0], [pitch - 34, 30, 90], scheme.wood)
      crate(b.at(x + 20, 86, 90), Object.values(produce)[(i * 2 + 1) % 8] as string, 44, 30, 14)
      crate(b.at(x + 70, 86, 90), Object.values(produce)[(i * 3 + 2) % 8] as string, 44, 30, 14)
    }
    gondola(b.at(w * 0.3, d * 0.58), w * 0.34, 92, brief, scheme.front)
    one(b.at(w * 0.74, d * 0.6), plan, w * 0.3, 1, 'none')
    one(b.at(w * 0.34, d - 60), plan, w * 0.4, 2, 'none')
    loose(b.at(w * 0.72, d - 56), plan)
  },
}

function one(b: Builder, plan: Plan, w: number, i: number, roof: StallRoof): void {
  const { brief, scheme } = plan
  const goods = stallGoods[(i + brief.int(0, 1)) % stallGoods.length] as (typeof stallGoods)[number]
  stall(
    b,
    { w, cloth: shade(plan, i), roof, goods: i === 0 ? 'fruit' : goods, wood: scheme.wood },
    brief,
  )
}

function shade({ scheme }: Plan, i: number): string {
  return [scheme.fabric, scheme.accent, fabrics.sage, scheme.feature][i % 4] as string
}

/** Sacks and crates that stand in the way. */
function loose(b: Builder, { brief }: Plan): void {
  const kinds = brief.shuffle(Object.values(produce))
  sack(b.at(-40, 0), '#e3c98a', 20, 36)
  sack(b.at(-2, 6), '#8a5a38', 20, 32)
  crate(b.at(30, -14), kinds[0] as string)
}
