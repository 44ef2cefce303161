import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { inset, panel } from '../kit/mark.ts'
import { bent } from './bent.ts'
import { base } from './chair-bases.ts'
import { stackChair, swivelChair } from './contract-seating.ts'
import { laptop, screen } from './desk-things.ts'
import { papers } from './meeting-tables.ts'
import { cushion, ellipse, plan as outlineOf } from './outline.ts'
import { rounded } from './sweep.ts'

export interface ConferencePlan {
  readonly brief: Brief
  readonly wood: string
  readonly metal: string
  readonly fabric: string
  readonly chair: 'swivel' | 'high' | 'stacking' | 'spring' | 'cube'
}

export const conferenceBases = [
  'panels',
  'loops',
  'trumpets',
  'plinths',
  'trestles',
  'legs',
] as const
export type ConferenceBase = (typeof conferenceBases)[number]

/** A conference chair on the origin, facing +y. */
export function meetingChair(b: Builder, { chair, fabric, metal, wood }: ConferencePlan): void {
  if (chair === 'swivel') swivelChair(b, { fabric, frame: metal })
  if (chair === 'high') swivelChair(b, { fabric, frame: metal, back: 'high' })
  if (chair === 'stacking') stackChair(b, fabric, metal)
  if (chair === 'spring') {
    for (const x of [-23, 23])
      bent(
        b,
        [
          [x, -22, 1.2],
          [x, 22, 1.2],
          [x, 22, 44],
          [x, -22, 44],
          [x, -28, 84],
        ],
        2.4,
        metal,
        { across: [1, 0, 0] },
      )
    cushion(b, outlineOf(43, 40, 43, 4), 42, 6, fabric)
    bent(
      b,
      [
        [0, -22.4, 56],
        [0, -26.6, 84],
      ],
      [43, 4],
      fabric,
      { across: [1, 0, 0] },
    )
  }
  if (chair === 'cube') {
    for (const [x, y] of [
      [-20, -20],
      [16, -20],
      [-20, 16],
      [16, 16],
    ] as const)
      b.box([x, y, 0], [4, 4, 30], wood)
    b.box([-25, -24, 30], [50, 50, 14], fabric)
    b.box([-25, -28, 38], [50, 4, 40], fabric)
    for (const x of [-29, 25]) b.box([x, -28, 36], [4, 50, 26], fabric)
  }
}

/** A top with an outline, 74 cm high, on bases along its length; centred on the origin. */
export function conferenceTable(
  b: Builder,
  outline: readonly Point[],
  style: ConferenceBase,
  plan: ConferencePlan,
): void {
  const { wood, metal } = plan
  const [xs, ys] = [outline.map(p => p[0]), outline.map(p => p[1])]
  const [w, d] = [Math.max(...xs) * 2, Math.max(...ys) * 2]
  const places = w > 1.5 * d ? [-w * 0.28, w * 0.28] : [0]
  for (const x of places) bases[style](b.at(x, 0), Math.min(d, w), plan, places.length)
  const box = inset(0.5 - 26 / w, 0.5 - 8 / d, 52 / w, 16 / d, [
    panel(0, 0, 1, 1, '#20272d'),
    panel(0.04, 0.12, 0.44, 0.76, metal),
    panel(0.52, 0.12, 0.44, 0.76, metal),
  ])
  b.extrude(outline, 'z', [0, 0, 70], 5, wood, { smooth: outline.length > 8, ends: [box] })
}

const bases: Record<
  ConferenceBase,
  (b: Builder, d: number, plan: ConferencePlan, of: number) => void
> = {
  panels: (b, d, { wood }) => b.box([-4, -d * 0.34, 0], [8, d * 0.68, 70], darker(wood, 0.2)),
  loops: (b, d, { metal }) =>
    bent(
      b,
      rounded(
        [
          [0, -d * 0.3, 70],
          [0, -d * 0.4, 2],
          [0, d * 0.4, 2],
          [0, d * 0.3, 70],
        ],
        8,
      ),
      [6, 3.4],
      metal,
      { across: [1, 0, 0] },
    ),
  trumpets: (b, d, { metal }) => base(b, 'trumpet', { w: d * 0.66, d, h: 70, color: metal }),
  plinths: (b, d, { metal }) =>
    b.extrude(ellipse(d * 0.22, d * 0.3, 20), 'z', [0, 0, 0], 70, metal, { smooth: true }),
  trestles(b, d, { wood }) {
    b.beam([0, -d * 0.36, 0], [0, -d * 0.08, 70], 7, wood)
    b.beam([0, d * 0.36, 0], [0, d * 0.08, 70], 7, wood)
    b.box([-3, -d * 0.2, 22], [6, d * 0.4, 5], wood)
  },
  legs(b, d, { metal }, of) {
    const x = of === 1 ? d * 0.28 : 0
    for (const at of of === 1 ? [-x, x] : [0])
      for (const y of [-d * 0.3, d * 0.3]) b.box([at - 3, y - 3, 0], [6, 6, 70], metal)
  },
}

/** Papers, laptops and water before the seats at these places on the top. */
export function onTable(
  b: Builder,
  { brief, fabric }: ConferencePlan,
  places: readonly (readonly [number, number, number])[],
): void {
  for (const [x, y, turn] of places) {
    const at = b.at(x, y, 75, turn)
    const thing = brief.int(0, 3)
    if (thing === 0) laptop(at)
    if (thing === 1) papers(at, fabric)
    if (thing === 2) at.cylinder([12, 0, 0], 3.6, 9, '#f1ece1', { top: '#4a352a', casts: false })
  }
}

/** A display on a stand with wheels, facing +y. */
export function displayStand(b: Builder, metal: string): void {
  for (const x of [-44, 38]) {
    b.box([x, -26, 0], [6, 52, 5], metal)
    b.box([x + 1, -3, 5], [4, 5, 110], metal)
  }
  b.box([-78, 2.1, 96], [156, 5, 88], '#20272d', {
    front: screen('#4f8a97'),
    back: [panel(0.06, 0.1, 0.88, 0.8, '#33424a')],
  })
}

/** A board on feet for writing, facing +y. */
export function whiteboard(b: Builder, metal: string): void {
  for (const x of [-70, 66]) {
    b.box([x, -24, 0], [4, 48, 4], metal)
    b.box([x, -2, 4], [4, 4, 172], metal)
  }
  b.box([-66, -1.5, 74], [132, 3, 98], '#f7f6f1', {
    front: [
      panel(0.08, 0.5, 0.3, 0.3, '#e9b44c', { opacity: 0.8 }),
      panel(0.46, 0.3, 0.16, 0.4, '#1f6f78', { opacity: 0.8 }),
      panel(0.68, 0.3, 0.16, 0.24, '#d8572a', { opacity: 0.8 }),
    ],
  })
}
