import type { Builder } from '../kit/builder.ts'
import { times, type Vec } from '../kit/geometry.ts'
import { brand, lighter, mix, namesOf } from '../kit/palette.ts'
import { barrel } from './chair-shells.ts'
import { battens } from './cladding.ts'
import { moulded } from './moulded.ts'
import type { OutdoorLook } from './outdoor-seats.ts'
import { cushion, ellipse, plan as outlineOf } from './outline.ts'
import { bolster, leaning } from './pillows.ts'
import { sunBeds } from './sun-beds.ts'

const gardenDaybeds = {
  round(b: Builder, { wood, fabric }: OutdoorLook) {
    const cane = mix(wood, '#c9a468', 0.5)
    b.extrude(ellipse(84, 84, 24), 'z', [0, 0, 0], 30, cane, { smooth: true })
    cushion(b, ellipse(80, 80, 24), 30, 14, brand.sand, 4)
    barrel(b, {
      rx: 86,
      ry: 86,
      z: 30,
      back: 78,
      arm: 44,
      thick: 5,
      color: cane,
      open: 92,
      pieces: 16,
    })
    const hood = [0, 1, 2, 3].map(i => {
      const angle = (12 + i * 24) * (Math.PI / 180)
      return times(9, (k): Vec => {
        const a = (k / 8) * Math.PI
        const out = Math.sin(a)
        return [Math.cos(a) * 86, -out * 86 * Math.cos(angle), 76 + out * 86 * Math.sin(angle)]
      })
    })
    moulded(b, hood, 1.4, fabric)
    for (const x of [-34, 0, 34]) leaning(b.at(x, -46, 44), 36, 34, 11, fabric, 12)
  },
  daybed(b: Builder, { wood, fabric }: OutdoorLook) {
    b.box([[-84, 78], [-84, 78], 0], [6, 6, 200], wood)
    b.block(22, [155.6, 164, 8], wood)
    cushion(b, outlineOf(150, 158, 150, 6), 30, 18, brand.sand, 3)
    b.box([[-84, 78], -77.9, 194], [6, 155.8, 6], wood)
    for (const y of [-84, 78]) b.block([y, 194], [155.8, 6, 6], wood)
    for (let i = 0; i < 3; i++) {
      const at = (t: number) => -78 + ((i + t) * 156) / 3
      const rows = [0, 0.25, 0.5, 0.75, 1].map(t =>
        [-76, 76].map((x): Vec => [x, at(t), 203 - Math.sin(Math.PI * t) * 12]),
      )
      moulded(b.quiet, rows, 1, fabric)
    }
    for (const x of [-36, 36]) leaning(b.at(x, -76, 48), 60, 40, 14, fabric, 16)
    bolster(b.at(0, -40, 48), 60, 9, lighter(fabric, 0.4))
  },
  swing(b: Builder, { metal, fabric }: OutdoorLook) {
    for (const x of [-96, 96]) {
      b.beam([x, -56, 0], [x, -4, 186], 4.4, metal)
      b.beam([x, 56, 0], [x, 4, 186], 4.4, metal)
      b.box([x - 2, -26, 100], [4, 52, 3], metal)
      b.wire(
        [
          [x * 0.92, 0, 184],
          [x * 0.9, 20, 66],
        ],
        1.6,
        metal,
      )
      b.wire(
        [
          [x * 0.92, 0, 184],
          [x * 0.9, -26, 84],
        ],
        1.6,
        metal,
      )
    }
    b.block(186, [196, 4.8, 5], metal)
    b.gable([-104, -52, 192], [208, 104, 20], 'x', fabric, {
      slopes: [battens(9, brand.paper, 0.8)],
      endColor: fabric,
    })
    b.block(42, [172, 56, 4], metal)
    for (const x of [-43, 43]) {
      cushion(b.at(x, 3), outlineOf(84, 50, 84, 6), 46, 12, fabric, 4)
      leaning(b.at(x, -27, 58), 82, 44, 12, fabric, 6)
    }
  },
}

export const loungers = { ...sunBeds, ...gardenDaybeds }

export type LoungerStyle = keyof typeof loungers
export const loungerStyles = namesOf(loungers)
