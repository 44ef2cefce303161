import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { picture, roundMirror, rug } from '../../../props/art.ts'
import { bedFrame } from '../../../props/bed-frames.ts'
import { bedding } from '../../../props/bedding.ts'
import { type ClosetStyle, closet, closetDepth } from '../../../props/closets.ts'
import { paddedBoards, woodenBoards } from '../../../props/headboards.ts'
import { floorLamp, tableLamp } from '../../../props/lamps.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { bench, pouf } from '../../../props/seating.ts'
import { bookshelf, doors, drawers } from '../../../props/storage.ts'
import { workDesk } from '../../../props/workplaces.ts'
import { armchair } from '../comfort.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['middle', 'sideways', 'alcove', 'under-the-roof', 'suite'] as const

/** A bedroom: a bed for two, nightstands, a wardrobe. */
export const bedroom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  middle: { w: [360, 430], d: [340, 420], h: [235, 280] },
  sideways: { w: [380, 460], d: [330, 400], h: [235, 275] },
  alcove: {
    w: [380, 440],
    d: [320, 380],
    h: [238, 265],
    sections: ['even', 'unit', 'gable-left', 'pitch-left'],
  },
  'under-the-roof': {
    w: [350, 420],
    d: [360, 430],
    h: [200, 235],
    sections: ['gable-right', 'gable-left'],
  },
  suite: { w: [480, 560], d: [370, 440], h: [240, 285] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  middle(b, plan) {
    const { brief, w, d, scheme } = plan
    const x = w * 0.58
    enclose(
      b,
      plan,
      [picture([0.42, 0.6, 0.32, 0.22], brief)],
      [window([0.14, 0.36, 0.26, 0.46], { curtain: scheme.accent })],
      ['planks', 'sheet'],
    )
    rug(b.at(x, 170), 260, 170, scheme.accent, brief)
    double(b.at(x, 10), plan)
    nightstands(b.at(x, 3), plan)
    wardrobe(b.at(4, Math.min(d * 0.5, 200), 0, 1), plan, Math.min(d * 0.5, 200) - 20)
    bench(b.at(x, 246), 110, scheme.accent, scheme.wood)
    if (d > 360) greenery(b.at(42, d - 48), plan)
  },
  sideways(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.1, 0.38, 0.26, 0.44], { curtain: scheme.fabric })],
      [picture([0.26, 0.56, 0.3, 0.26], brief)],
      ['planks', 'sheet'],
    )
    const y = d * 0.56
    rug(b.at(190, y), 190, 240, scheme.accent, brief)
    const bed = b.at(10, y, 0, 1)
    double(bed, plan)
    nightstands(b.at(3, y, 0, 1), plan)
    wardrobe(b.at(w * 0.46, 3), plan, w * 0.54 - 10)
    armchair(b.at(w - 60, d - 70, 0, 3), plan, scheme.accent)
    floorLamp(b.at(w - 36, d - 136), brief.pick(['shade', 'tripod', 'globe']))
  },
  alcove(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [],
      [window([0.16, 0.36, 0.3, 0.46], { panes: 2, curtain: scheme.accent })],
      ['planks', 'sheet'],
    )
    const tall = h - brief.between(8, 24)
    const side = (w - 178) / 2 - 4
    const color = brief.pick([scheme.front, scheme.feature, scheme.wood])
    const count = Math.max(1, Math.round(side / 48))
    for (const x of [4, w - 4 - side])
      b.box([x, 2, 0], [side, closetDepth, tall], color, { front: [doors(count, metals.brass)] })
    b.box([4 + side + 0.5, 2, tall - 46], [w - 9 - 2 * side, 44, 46], color, {
      front: [doors(3, metals.brass)],
    })
    rug(b.at(w * 0.5, 210), 230, 120, scheme.accent, brief)
    double(b.at(w * 0.5, 10), plan, 150)
    for (const s of [-1, 1]) tableLampOn(b.at(w * 0.5 + s * 106, 82), plan)
    workDesk(b.at(46, d - 74, 0, 1), { w: 110, d: 52, top: scheme.wood, legs: 'frames' })
    pouf(b.at(104, d - 74), 22, scheme.accent)
  },
  'under-the-roof'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.42, 0.5, 0.22, 0.5], { rows: 2, curtain: scheme.accent })],
      [window([0.38, 0.42, 0.24, 0.44], { rows: 2 })],
      ['planks'],
    )
    const x = w * 0.54
    rug(b.at(x, 190), 230, 150, scheme.accent, brief)
    double(b.at(x, 10), plan)
    nightstands(b.at(x, 3), plan)
    wardrobe(b.at(4, d - 30, 0, 1), plan, 118, 150)
    bookshelf(b.at(4, 160, 0, 1), brief, { w: 100, h: 76, columns: 2, rows: 2, wood: scheme.wood })
    armchair(b.at(w - 62, d - 66, 0, 3), plan, scheme.fabric)
  },
  suite(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.12, 0.56, 0.26, 0.26], brief), roundMirror(0.3 + 210 / w, 0.6, 30)],
      [glazing([0.1, 0.05, 0.4, 0.78], 3)],
      ['planks', 'sheet'],
    )
    const x = w * 0.3
    rug(b.at(x, 176), 280, 180, scheme.accent, brief)
    double(b.at(x, 10), plan, 176)
    nightstands(b.at(x, 3), plan, 176)
    b.box([x + 152, 3, 0], [96, 46, 76], scheme.wood, {
      front: [drawers(2, 3, metals.brass, 'knob')],
    })
    tableLamp(b.at(x + 176, 26, 76), scheme.accent)
    wardrobe(b.at(x + 256, 3), plan, w - x - 262)
    bench(b.at(x, 252), 130, scheme.fabric, scheme.wood)
    armchair(b.at(w - 70, d - 90, 0, 3), plan, scheme.accent)
    floorLamp(b.at(w - 44, d - 168), brief.pick(['shade', 'globe']))
    greenery(b.at(44, d - 50), plan, 100)
  },
}

/** A bed for two, its head at y = 0, centred on x. */
function double(b: Builder, { brief, scheme }: Plan, w = 160): void {
  const heads = { ...woodenBoards, ...paddedBoards }
  const look = { wood: scheme.wood, fabric: scheme.fabric, metal: metals.black }
  const low = brief.between(26, 36)
  const head = brief.pick([
    'panelled',
    'slats',
    'boards',
    'plank',
    'channels',
    'tufted',
    'arched',
  ] as const)
  heads[head](b, { brief, ...look, w, low: low + 8, top: low + brief.between(62, 86) })
  bedFrame(b, brief.pick(['rails', 'box', 'drawers', 'hover']), { ...look, w, l: 200, h: low })
  bedding(b.at(0, 2, low), { brief, w, l: 198, cover: scheme.fabric, accent: scheme.accent })
}

function nightstands(b: Builder, { brief, scheme }: Plan, w = 160): void {
  const color = brief.pick([scheme.wood, scheme.front])
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + 36)
    b.box([x - 21, 0, 0], [42, 36, 46], color, { front: [drawers(1, 2)] })
    tableLamp(b.at(x, 18, 46), scheme.accent)
  }
}

function tableLampOn(b: Builder, { scheme }: Plan): void {
  b.cylinder([0, 0, 0], 17, 42, scheme.wood)
  tableLamp(b.at(0, 0, 42), scheme.accent)
}

function wardrobe(b: Builder, { brief, h, scheme }: Plan, w: number, most = 208): void {
  const styles: readonly ClosetStyle[] = ['plain', 'framed', 'mirrored', 'louvred', 'sliding']
  closet(b, brief.pick(styles), {
    brief,
    w,
    h: Math.min(h - 24, most),
    color: brief.pick([scheme.front, scheme.wood, scheme.feature]),
    wood: scheme.wood,
    metal: metals.black,
  })
}
