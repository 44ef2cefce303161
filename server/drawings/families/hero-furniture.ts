import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import { lines, panel } from '../kit/mark.ts'
import { fabrics, leather, leaves, metals, walls, woods } from '../kit/palette.ts'
import { picture, rug } from '../props/art.ts'
import { laptop, vase } from '../props/desk-things.ts'
import { desk } from '../props/desks.ts'
import { floorLamp, pendant } from '../props/lamps.ts'
import { plant, plantKinds } from '../props/plants.ts'
import { loungeChair, officeChair } from '../props/seating.ts'
import { shell } from '../props/shell.ts'
import { sofa } from '../props/sofas.ts'
import { bookshelf, sideboard } from '../props/storage.ts'
import { roundTable } from '../props/tables.ts'

const W = 860
const D = 590
const H = 290

/** The showroom: an executive desk, a conference table and a sofa group, each on its own rug. */
export const heroFurniture: Family = (b, brief) => {
  const style: Style = {
    wood: brief.pick([woods.oak, woods.walnut, woods.teak, woods.mahogany]),
    metal: brief.pick([metals.black, metals.graphite, metals.brass]),
    fabric: brief.pick([fabrics.teal, fabrics.denim, fabrics.rust, fabrics.forest, leather.tan]),
    accent: brief.pick([fabrics.mustard, fabrics.clay, fabrics.sage]),
  }
  const plan = plans[brief.construction(['meeting-left', 'meeting-right'] as const)]
  shell(b, {
    size: [W, D, H],
    wall: brief.pick([walls.chalk, walls.mist, walls.dove]),
    sideWall: brief.pick([walls.petrol, walls.mint, walls.terracotta, walls.dove]),
    floor: brief.pick(['planks', 'tiles']),
    floorColor: brief.pick([woods.ash, '#cfcabd', woods.oak]),
    back: plan.pictures.map(u => picture([u, 0.42, 0.1, 0.32], brief)),
    side: [picture([0.12, 0.42, 0.2, 0.32], brief), picture([0.4, 0.42, 0.14, 0.32], brief)],
  })
  meeting(b.at(...plan.meeting), brief, style)
  display(b.at(plan.meeting[0], 0))
  executive(b.at(...plan.office), brief, style)
  sitting(b.at(...plan.sitting), brief, style)
  bookshelf(b.at(plan.shelf, 2), brief, { w: 130, h: 220, rows: 6, wood: style.wood })
  sideboard(b.at(plan.sideboard, 3), 150, style.wood)
  vase(b.at(plan.sideboard + 110, 24, 62), style.accent)
  for (const [x, y] of plan.plants)
    plant(
      b.at(x, y),
      brief.pick(plantKinds),
      135,
      '#33424a',
      brief.pick([leaves.green, leaves.deep]),
    )
}

type Spot = readonly [x: number, y: number]

interface Plan {
  readonly meeting: Spot
  readonly office: Spot
  readonly sitting: Spot
  readonly shelf: number
  readonly sideboard: number
  readonly pictures: readonly number[]
  readonly plants: readonly Spot[]
}

const plans: Record<'meeting-left' | 'meeting-right', Plan> = {
  'meeting-left': {
    meeting: [310, 185],
    office: [640, 390],
    sitting: [200, 440],
    shelf: 700,
    sideboard: 530,
    pictures: [0.52, 0.66],
    plants: [
      [34, 34],
      [W - 34, 250],
    ],
  },
  'meeting-right': {
    meeting: [590, 185],
    office: [610, 430],
    sitting: [190, 400],
    shelf: 40,
    sideboard: 190,
    pictures: [0.27, 0.83],
    plants: [
      [W - 34, 40],
      [34, D - 36],
    ],
  },
}

interface Style {
  readonly wood: string
  readonly metal: string
  readonly fabric: string
  readonly accent: string
}

function meeting(b: Builder, brief: Brief, { wood, metal, fabric, accent }: Style): void {
  for (const x of [-110, -10, 90]) {
    officeChair(b.at(x, -92), { fabric, high: false })
    officeChair(b.at(x + 10, 92, 0, 2), { fabric, high: false })
  }
  for (const x of [-110, 78]) b.box([x, -34, 0], [30, 68, 70], metal)
  b.box([-165, -58, 70], [330, 116, 5], wood, {
    top: [panel(0.3, 0.42, 0.4, 0.16, '#10262b', { opacity: 0.25 })],
  })
  laptop(b.at(-90, 20, 75))
  vase(b.at(10, 0, 75), accent)
  for (const x of [-80, 80]) {
    b.box([x - 3, -185, 278], [6, 189, 6], metal, { casts: false })
    b.moving(
      {
        seconds: x < 0 ? 6 : 7,
        pivot: [x, 0, 278],
        moments: [
          { at: 0, tilt: -2 },
          { at: 50, tilt: 2 },
          { at: 100, tilt: -2 },
        ],
      },
      g => pendant(g.at(x, 0, 172), 106, accent, brief.pick(['cone', 'bell'])),
    )
  }
}

function executive(b: Builder, brief: Brief, { wood, metal, fabric }: Style): void {
  rug(b.at(0, 10), 270, 230, fabric, brief)
  const style = brief.construction(['executive', 'pedestal', 'waterfall', 'corner'] as const)
  desk(b.at(-90, -50), style, { brief, w: 180, d: 82, h: 74, wood, metal })
  officeChair(b.at(6, 84, 0, 2), { fabric: leather.black })
}

function sitting(b: Builder, brief: Brief, { wood, metal, fabric, accent }: Style): void {
  rug(b, 260, 210, accent, brief)
  sofa(b.at(-110, 0, 0, 1), {
    seats: 3,
    fabric,
    style: brief.pick(['tufted', 'block', 'slim']),
    cushions: [accent],
  })
  loungeChair(b.at(60, -76), accent, wood)
  roundTable(b.at(20, 20), 42, 38, wood, metal, brief.pick(['drum', 'pedestal', 'tripod']))
  floorLamp(b.at(-120, -160), 'tripod')
}

/** A wall display whose two slides take turns. */
function display(b: Builder): void {
  b.box([-90, 2, 110], [180, 6, 104], '#20272d', {
    casts: false,
    front: [
      panel(0.02, 0.03, 0.96, 0.94, '#2f6b70', { edge: false }),
      lines(
        [
          [
            [0.1, 0.75],
            [0.5, 0.75],
          ],
          [
            [0.1, 0.55],
            [0.66, 0.55],
          ],
          [
            [0.1, 0.35],
            [0.42, 0.35],
          ],
        ],
        '#ffffff',
        4,
        0.7,
      ),
    ],
  })
  const turns = [
    { at: 0, opacity: 0 },
    { at: 40, opacity: 0 },
    { at: 50, opacity: 1 },
    { at: 90, opacity: 1 },
    { at: 100, opacity: 0 },
  ]
  b.moving({ seconds: 12, moments: turns }, g =>
    g.box([-86, 8, 113], [172, 0.4, 98], '#2f6b70', {
      casts: false,
      front: [
        panel(0.12, 0.14, 0.14, 0.36, '#e9b44c'),
        panel(0.32, 0.14, 0.14, 0.52, '#d8572a'),
        panel(0.52, 0.14, 0.14, 0.44, '#b9dfe6'),
        panel(0.72, 0.14, 0.14, 0.7, '#f1ece1'),
      ],
    }),
  )
}
