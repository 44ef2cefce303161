import type { Builder } from '../kit/builder.ts'
import { inTurn, pairs, partsOf } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { brand, lighter, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { battens } from './cladding.ts'
import { folded, shopScales } from './shop-counters.ts'
import { basket, crate, produce, sack } from './shop-goods.ts'

const stallRoofs = ['ridge', 'awning', 'flat', 'none']
export type StallRoof = (typeof stallRoofs)[number]

export const stallGoods = ['fruit', 'cloth', 'grain', 'crafts'] as const
type StallGoods = (typeof stallGoods)[number]

interface StallLook {
  w: number
  cloth: string
  roof: StallRoof
  goods: StallGoods
  wood?: string
}

/** A market stall along x, centred, that sells towards +y: 110 deep with its roof. */
export function stall(b: Builder, look: StallLook, random: Random) {
  const { w, cloth, roof, wood = woods.ash } = look
  b.group(g => {
    const posts = roof === 'none' ? [] : roof === 'awning' ? [-40] : [-40, 36]
    g.box([[-w / 2, w / 2 - 5], posts, 0], [5, 5, 196], wood)
    g.box([[-w / 2 + 8, w / 2 - 13], -24, 0], [5, 52, 70], wood)
    g.block([29, 22], [w - 12, 2, 50], cloth, {
      front: [battens(Math.round(w / 22), '#ffffff', 0.5)],
    })
    g.block([-30, 72], [w - 12, 62, 4], wood)
    display(g.at(0, 0, 76), look, random)
    cover(g, w, roof, cloth)
  })
}

function display(b: Builder, { w, goods, cloth }: StallLook, random: Random) {
  const kinds = random.shuffle(Object.values(produce))
  const places = Math.floor((w - 20) / 50)
  for (let i = 0; i < places; i++) {
    const x = (i + 0.5 - places / 2) * 50
    if (goods === 'fruit') {
      crate(b.at(x - 23, -6), inTurn(kinds, i), 46, 36, 14)
      if (i < places - 1) crate(b.at(x - 19, -28), inTurn(kinds, i + 3), 40, 20, 22)
    }
    if (goods === 'cloth') folded(b.at(x, 6), 1, random)
    if (goods === 'grain') {
      if (i % 2) basket(b.at(x, 4), inTurn(kinds, i), 18, 16)
      else sack(b.at(x, 4), random.pick(['#e3c98a', '#8a5a38', '#d9d2b0', '#a8503a']), 18, 26)
    }
    if (goods === 'crafts') pots(b.at(x, 4), [cloth, '#c27a58', brand.sun], i)
  }
  if (goods === 'fruit') shopScales(b.at((places / 2) * 50 - 22, -14))
}

function pots(b: Builder, colors: readonly string[], i: number) {
  b.quiet.turned([-9, 0, 0], pairs('8 0, 12 10, 9 20, 4 26, 6 30'), inTurn(colors, i))
  b.quiet.cylinder([14, 8, 0], 6, 14, inTurn(colors, i + 1), { r2: 10 })
}

function cover(b: Builder, w: number, roof: StallRoof, cloth: string) {
  const stripes = [battens(partsOf(w, 38, 4), brand.paper, 0.85)]
  if (roof === 'ridge') {
    b.gable([-w / 2 - 10, -54, 196], [w + 20, 108, 44], 'x', cloth, {
      slopes: stripes,
      endColor: lighter(cloth, 0.6),
    })
    b.quiet.block([52, 182], [w + 20, 2, 14], cloth, { front: stripes })
  }
  if (roof === 'awning') {
    b.gable([-w / 2 - 8, -42, 186], [w + 16, 96, 40], 'x', cloth, { ridge: 0, slopes: stripes })
    b.quiet.block([52, 172], [w + 16, 2, 14], cloth, { front: stripes })
  }
  if (roof === 'flat') {
    b.block([-48, 196], [w + 12, 98, 6], cloth)
    b.quiet.block([42, 168], [w, 3, 28], brand.paper, {
      front: [tint(0.1, 0.25, 0.5, 0.5, metals.graphite, 0.8)],
    })
  }
}
