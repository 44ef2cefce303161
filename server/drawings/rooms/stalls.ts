import type { Builder } from '../kit/builder.ts'
import { inTurn, pairs, partsOf } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals } from '../kit/palette.ts'
import { battens } from '../props/cladding.ts'
import { anyProduce, crateOf, grains, sackOf, scales } from './goods.ts'
import type { Plan, RoomThing } from './plan.ts'

/** A market stall that sells towards +y, 110 deep with its roof. */
export const stall =
  (w: number, roof: keyof typeof roofs): RoomThing =>
  (b, plan) => {
    const { brief, scheme } = plan
    const { fabric, accent, feature, wood } = scheme
    const cloth = brief.pick([fabric, accent, fabrics.sage, feature])
    const ware = brief.pick([fruit, fruit, fruit, clothes, grain, crafts])
    const kinds = brief.shuffle(anyProduce)
    const places = Math.floor((w - 20) / 50)
    b.group(g => {
      const posts = { ridge: [-40, 36], awning: [-40], flat: [-40, 36], none: [] }[roof]
      g.box([[-w / 2, w / 2 - 5], posts, 0], [5, 5, 196], wood)
      g.box([[-w / 2 + 8, w / 2 - 13], -24, 0], [5, 52, 70], wood)
      g.block([29, 22], [w - 12, 2, 50], cloth, {
        front: [battens(Math.round(w / 22), '#ffffff', 0.5)],
      })
      g.block([-30, 72], [w - 12, 62, 4], wood)
      for (let i = 0; i < places; i++)
        ware(g.at((i + 0.5 - places / 2) * 50, 4, 76), plan, { kinds, i, places, cloth })
      roofs[roof](g, w, cloth)
    })
  }

interface Place {
  kinds: readonly string[]
  i: number
  places: number
  cloth: string
}

type Ware = (b: Builder, plan: Plan, place: Place) => void

const fruit: Ware = (b, plan, { kinds, i, places }) => {
  crateOf(b.at(-23, -10), inTurn(kinds, i), [46, 36, 14])
  if (i < places - 1) crateOf(b.at(-19, -32), inTurn(kinds, i + 3), [40, 20, 22])
  else scales(b.at(3, -18), plan)
}

const clothes: Ware = (b, { brief }) => {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.denim, '#f1e9d8', fabrics.plum]
  for (let k = 0; k < brief.int(2, 4); k++)
    b.quiet.block([-12, k * 5], [30, 28, 5], brief.pick(colors))
}

const grain: Ware = (b, { brief }, { kinds, i }) => {
  const goods = inTurn(kinds, i)
  if (i % 2 === 0) return sackOf(b, brief.pick(grains), 18, 26)
  b.cylinder(0, 14.04, 16, '#b98a52', { r2: 18, top: darker(goods, 0.2) })
  b.quiet.ball([-6.48, 0, 22.48], 7.2, goods)
  b.quiet.ball([7.2, 1.8, 22.12], 6.48, lighter(goods, 0.12))
}

const crafts: Ware = (b, _, { i, cloth }) => {
  const colors = [cloth, '#c27a58', brand.sun]
  b.quiet.turned([-9, 0, 0], pairs('8 0, 12 10, 9 20, 4 26, 6 30'), inTurn(colors, i))
  b.quiet.cylinder([14, 8, 0], 6, 14, inTurn(colors, i + 1), { r2: 10 })
}

const stripes = (w: number) => [battens(partsOf(w, 38, 4), brand.paper, 0.85)]

const roofs = {
  ridge(b, w, cloth) {
    b.gable([-w / 2 - 10, -54, 196], [w + 20, 108, 44], 'x', cloth, {
      slopes: stripes(w),
      endColor: lighter(cloth, 0.6),
    })
    b.quiet.block([52, 182], [w + 20, 2, 14], cloth, { front: stripes(w) })
  },
  awning(b, w, cloth) {
    b.gable([-w / 2 - 8, -42, 186], [w + 16, 96, 40], 'x', cloth, { ridge: 0, slopes: stripes(w) })
    b.quiet.block([52, 172], [w + 16, 2, 14], cloth, { front: stripes(w) })
  },
  flat(b, w, cloth) {
    b.block([-48, 196], [w + 12, 98, 6], cloth)
    b.quiet.block([42, 168], [w, 3, 28], brand.paper, {
      front: [tint(0.1, 0.25, 0.5, 0.5, metals.graphite, 0.8)],
    })
  },
  none: () => undefined,
} satisfies Record<string, (b: Builder, w: number, cloth: string) => void>
