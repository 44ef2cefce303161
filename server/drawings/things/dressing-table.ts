import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { evenly, type Point, partsOf } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { drawer } from '../props/cabinets/fronts.ts'
import { GLASS, mirror } from '../props/looking-glasses.ts'
import { adorn } from '../props/ornaments.ts'
import { pouf } from '../props/seating.ts'
import type { Extra, Make, Piece } from './case-makes.ts'
import { ottoman, ottomans } from './ottomans.ts'

export const tableHeight = 74

/** On legs: the height of the case is what they leave. */
const legged = (styles: string, h: number, front: Make['front']): Make => ({
  body: `86-130 44 ${h} on ${styles} ${tableHeight - h}, over 1.5`,
  front,
})

const chested = (...front: string[]): Make => ({ body: `90-130 44 ${tableHeight}, over 1`, front })

export const dressingTables = {
  row: legged('cabriole', 15, 'drawer | 1.3: drawer | drawer'),
  modern: legged('leaning', 14, ['drawer', 'drawer | drawer', '2: drawer | open']),
  turned: legged('turned', 16, 'drawer | drawer'),
  slim: legged('frame', 12, 'drawer | drawer'),
  writing: legged('leaning posts turned', 18, 'drawer'),
  kneehole: chested(
    'drawer drawer drawer | 1.6: gap*4 drawer | drawer drawer drawer',
    'drawer drawer | 1.5: gap*4 drawer | drawer drawer',
    'drawer drawer drawer drawer | 1.4: gap*4 drawer | door*3 drawer',
  ),
  sided: chested(
    'drawer drawer drawer drawer | 1.2: gap*6 bare | .12: bare',
    '.12: bare | 1.2: gap*5 drawer | drawer drawer drawer',
  ),
}

/** A mirror at the back of the top, told its table and about how wide it is, in cm. */
const standing =
  (draw: (b: Builder, piece: Piece, size: number) => void, x = 0.5): Extra =>
  (b, piece) =>
    draw(b.at(piece.w * x, 3, tableHeight), piece, piece.w * piece.brief.between(0.44, 0.58))

export const tableMirrors = {
  swinging: standing((b, { brief, look: { color, fronts } }, size) => {
    const w = size * 0.8
    const [shape, h] = brief.pick([['oval', w * 1.3] as const, ['round', w] as const])
    b.box([-w * 0.6, -3, 0], [w * 1.2, 15, 8], color)
    drawer(b, [-w * 0.58, 0.4, w * 1.16, 7.2], 12, fronts)
    b.cylinder([[-w / 2 - 3.4, w / 2 + 3.4], 2, 8], 1.4, h * 0.62, color)
    mirror(b.at(0, 0, 11), [shape, w, h], color)
  }),
  round: standing((b, { look }, size) => {
    mirror(b, ['round', size * 1.1, size * 1.1], look.fronts.metal)
  }, 0.42),
  triptych: standing((b, { look: { color } }, size) => {
    const [w, h] = [size * 1.6, size * 1.2]
    mirror(b, ['arch', w * 0.5, h], color, 2.4)
    for (const side of [-1, 1]) {
      const at = (t: number, y: number): Point => [side * w * (0.252 + 0.22 * t), 14 * t + y]
      const leaf = (inset: number, y: number, thick: number, z: number, color: string) => {
        const ends = [inset, 1 - inset]
        const plan = [...ends.map(t => at(t, y)), ...ends.reverse().map(t => at(t, y + thick))]
        b.extrude(plan, 'z', [0, 0, z], h * 0.84 - 2 * z, color)
      }
      leaf(0, 0, 2, 0, color)
      leaf(0.1, 2, 0.4, 2.4, GLASS)
    }
  }),
  arch: standing((b, { look }, size) => mirror(b, ['arch', size, size * 1.5], look.fronts.metal)),
  /** With bulbs around it. */
  lamps: standing((b, { brief, look }, size) => {
    const [w, h] = [size * 1.5, size * 1.3]
    mirror(b, ['square', w, h], brief.pick(['#f1ece1', '#2a3238', look.color]), 8)
    const bulb = (x: number, z: number) => b.quiet.ball([x, 4, z], 2.8, '#fff3cf')
    for (const z of evenly(partsOf(h, 20, 3), 6, h - 6))
      for (const x of [-w / 2 + 4, w / 2 - 4]) bulb(x, z)
    for (const x of evenly(Math.round(w / 24) + 1, -w / 2, w / 2).slice(1, -1)) bulb(x, h - 5)
  }),
  lid: standing((b, { look }, size) => {
    mirror(b, ['square', size * 0.7, size * 0.64], look.color)
    b.quiet.box([-size * 0.4, 6, 0], [size * 0.8, 30, 0.4], '#33424a')
  }),
}

const small = ['jars', 'vase', 'candles', 'bowl', 'lamp', 'mug', 'tray', 'plant'] as const

export const atMirror: Extra = (b, { brief, w, d }) => {
  for (const x of [0, w * 0.7]) adorn(b.at(x, 12, tableHeight), brief, [w * 0.3, d - 14], 1, small)
}

/** A stool before a dressing table. */
export function dressingStool(b: Builder, brief: Brief, fabric: string, wood: string) {
  const make = brief.pick([ottomans.footstool, ottomans.crossed, undefined])
  if (make) ottoman(b, make, { brief, fabric, accent: fabric, wood, metal: metals.brass })
  else pouf(b, 22, fabric)
}
