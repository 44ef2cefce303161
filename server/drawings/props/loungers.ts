import { times, triples, type Vec } from '../kit/geometry.ts'
import { brand, lighter, mix, namesOf } from '../kit/palette.ts'
import { trestles } from '../things/bars.ts'
import { fourPosts } from './bedsteads.ts'
import { barrel } from './chair-shells.ts'
import { battens } from './cladding.ts'
import { moulded } from './moulded.ts'
import { cushion, ellipse, outlineOf } from './outline.ts'
import { bolster, leaning } from './pillows.ts'
import { type Lounger, sunBeds } from './sun-beds.ts'

const gardenDaybeds = {
  round(b, { wood, fabric }) {
    const color = mix(wood, '#c9a468', 0.5)
    b.extrude(ellipse(84, 84, 24), 'z', [0, 0, 0], 30, color, { smooth: true })
    cushion(b, ellipse(80, 80, 24), 30, 14, brand.sand, 4)
    barrel(b, { r: 86, z: 30, back: 78, arm: 44, thick: 5, open: 92, pieces: 16, color })
    const hood = [12, 36, 60, 84].map(degrees => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
      return times(9, (k): Vec => {
        const [x, out] = [Math.cos((k / 8) * Math.PI) * 86, Math.sin((k / 8) * Math.PI) * 86]
        return [x, -out * cos, 76 + out * sin]
      })
    })
    moulded(b, hood, 1.4, fabric)
    for (const x of [-34, 0, 34]) leaning(b.at(x, -46, 44), [36, 34, 11], fabric, 12)
  },
  daybed(b, { wood, fabric: cloth }) {
    fourPosts(b.at(0, -80), { w: 154, l: 160, h: 194, color: wood, turned: false, cloth })
    b.block(22, [155.6, 164, 8], wood)
    cushion(b, outlineOf(150, 158, 6), 30, 18, brand.sand, 3)
    for (const x of [-36, 36]) leaning(b.at(x, -76, 48), [60, 40, 14], cloth, 16)
    bolster(b.at(0, -40, 48), 60, 9, lighter(cloth, 0.4))
  },
  swing(b, { metal, fabric }) {
    trestles(b, [96, 56, 186], 4.4, metal)
    b.box([[-98, 94], -26, 100], [4, 52, 3], metal)
    for (const x of [-88, 88]) b.wire(triples('0 20 66, 0 0 184, 0 -26 84', [x, 0, 0]), 1.6, metal)
    b.block(186, [196, 4.8, 5], metal)
    b.gable([-104, -52, 192], [208, 104, 20], 'x', fabric, {
      slopes: [battens(9, brand.paper, 0.8)],
      endColor: fabric,
    })
    b.block(42, [172, 56, 4], metal)
    for (const x of [-43, 43]) {
      cushion(b.at(x, 3), outlineOf(84, 50, 6), 46, 12, fabric, 4)
      leaning(b.at(x, -27, 58), [82, 44, 12], fabric, 6)
    }
  },
} satisfies Record<string, Lounger>

export const loungers = { ...sunBeds, ...gardenDaybeds }
export type LoungerStyle = keyof typeof loungers
export const loungerStyles = namesOf(loungers)
