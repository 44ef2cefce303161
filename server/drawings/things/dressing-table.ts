import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { mirror, starMirror, swingMirror, triptych } from '../props/looking-glasses.ts'
import { adorn, type Ornament } from '../props/ornaments.ts'
import { pouf } from '../props/seating.ts'
import type { Extra, Make, Piece } from './case-makes.ts'
import { ottoman, ottomans } from './ottomans.ts'

export const tableHeight = 74

/** On legs: the height of the case is what they leave. */
const legged = (styles: string, h: number, front: Make['front']): Make => ({
  size: `86-130 44 ${h}`,
  feet: `${styles} ${tableHeight - h}`,
  front,
  over: 1.5,
})

const chested = (...front: string[]): Make => ({ size: `90-130 44 ${tableHeight}`, front, over: 1 })

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

/** A mirror, told the size of its table and the height that it stands at, at the back of the top. */
const standing =
  (draw: (...of: [...Parameters<Extra>, size: number]) => void, x = 0.5): Extra =>
  (b, piece) =>
    draw(b.at(piece.w * x, 3, tableHeight), piece, piece.w * piece.brief.between(0.44, 0.58))

export const tableMirrors = {
  swinging: standing((b, { brief, look }, size) =>
    swingMirror(b, brief.pick(['oval', 'round']), size * 0.8, look),
  ),
  round: standing(
    (b, { look }, size) => mirror(b, 'round', size * 1.1, size * 1.1, look.fronts.metal),
    0.42,
  ),
  triptych: standing((b, { look }, size) => triptych(b, size * 1.6, size * 1.2, look.color)),
  arch: standing((b, { look }, size) => mirror(b, 'arch', size, size * 1.5, look.fronts.metal)),
  lamps: standing((b, { brief, look }, size) =>
    starMirror(b, size * 1.5, size * 1.3, brief.pick(['#f1ece1', '#2a3238', look.color])),
  ),
  lid: standing((b, { look }, size) => {
    mirror(b, 'square', size * 0.7, size * 0.64, look.color)
    b.quiet.box([-size * 0.4, 6, 0], [size * 0.8, 30, 0.4], '#33424a')
  }),
}

const small = ['jars', 'vase', 'candles', 'bowl', 'lamp', 'mug', 'tray', 'plant']

export const atMirror: Extra = (b, { brief, w, d }: Piece) => {
  for (const x of [0, w * 0.7])
    adorn(b.at(x, 12, tableHeight), brief, [w * 0.3, d - 14], 1, small as readonly Ornament[])
}

/** A stool before a dressing table. */
export function dressingStool(b: Builder, brief: Brief, fabric: string, wood: string) {
  const make = brief.pick([ottomans.footstool, ottomans.crossed, undefined])
  if (make) ottoman(b, make, { brief, fabric, accent: fabric, wood, metal: metals.brass })
  else pouf(b, 22, fabric)
}
