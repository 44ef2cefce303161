import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { fabrics, leaves, valuesOf, walls, woods } from '../kit/palette.ts'
import { picture, roundMirror, roundRug, rug } from '../props/art.ts'
import { battens, masonry } from '../props/cladding.ts'
import { vase } from '../props/desk-things.ts'
import { floorLamp, pendant, tableLamp } from '../props/lamps.ts'
import { glazing, window } from '../props/openings.ts'
import { plant, plantKinds } from '../props/plants.ts'
import { floors, room } from '../props/room.ts'
import { chair, loungeChair, pouf, sofa, sofaStyles } from '../props/seating.ts'
import { bookshelf, sideboard } from '../props/storage.ts'
import { roundTable, table } from '../props/tables.ts'

const constructions = [
  'lounge',
  'corner-sofa',
  'media-wall',
  'library',
  'dining',
  'fireplace',
] as const

/** A furnished room of a home, cut open towards the eye. */
export const livingRoom: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const plan: Plan = {
    brief,
    w: brief.between(400, 560),
    d: brief.between(330, 470),
    h: brief.between(225, 300),
    fabric: brief.material(fabrics),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    wall: brief.material(walls),
  }
  layouts[construction](b, plan)
  const corners = [
    [30, plan.d - 34],
    [plan.w - 30, 30],
  ] as const
  for (const [x, y] of brief.shuffle(corners).slice(0, brief.int(1, 2)))
    plant(
      b.at(x, y),
      brief.pick(plantKinds),
      brief.between(100, 150),
      brief.pick(['#e6dfd3', '#33424a', '#c27a58']),
      brief.pick([leaves.green, leaves.deep, leaves.olive]),
    )
}

interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly h: number
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly wall: string
}

const layouts: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  lounge(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    shell(
      b,
      plan,
      [
        window([0.1, 0.36, 0.3, 0.46], { curtain: accent }),
        picture([0.52, 0.46, 0.14, 0.3], brief),
        picture([0.7, 0.46, 0.14, 0.3], brief),
      ],
      [picture([0.6, 0.42, 0.24, 0.32], brief)],
    )
    carpet(b.at(w * 0.5, d * 0.52), plan)
    sofa(b.at(w * 0.5, 62), {
      seats: 3,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent, '#f1ece1'],
    })
    coffee(b.at(w * 0.5, d * 0.52), plan)
    loungeChair(b.at(62, d * 0.55, 0, 1), accent, wood)
    floorLamp(b.at(w * 0.5 - 158, 34), brief.pick(['shade', 'tripod', 'globe']))
  },
  'corner-sofa'(b, plan) {
    const { brief, w, d, fabric, accent } = plan
    shell(
      b,
      plan,
      [window([0.28, 0.3, 0.6, 0.52], { panes: 4, curtain: '#f1ece1' })],
      [picture([0.36, 0.46, 0.36, 0.34], brief)],
    )
    carpet(b.at(w * 0.55, d * 0.58), plan)
    sofa(b.at(w * 0.5 - 10, 58), {
      seats: 4,
      fabric,
      cushions: [accent, '#f1ece1', accent],
      chaise: 'right',
    })
    sofa(b.at(58, d * 0.5 + 62, 0, 1), { seats: 2, fabric, cushions: [accent] })
    coffee(b.at(w * 0.5, d * 0.56), plan)
    floorLamp(b.at(24, 26), 'arc')
  },
  'media-wall'(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    shell(
      b,
      plan,
      [
        panel(0.22, 0.02, 0.56, 0.96, wood),
        () =>
          battens(22)({ w: 1, h: 1 }).map(p => ({
            ...p,
            rings: p.rings.map(r => r.map(([u, v]) => [0.22 + u * 0.56, 0.02 + v * 0.96] as const)),
          })),
      ],
      [glazing([0.25, 0.04, 0.5, 0.78], 3)],
    )
    carpet(b.at(w * 0.5, d * 0.6), plan)
    sideboard(b.at(w * 0.5 - 105, 4), 210, brief.pick(['#f1ece1', '#33424a']), { h: 50, fronts: 4 })
    b.box([w * 0.5 - 72, 2, 84], [144, 5, 82], '#20272d', {
      casts: false,
      front: [
        panel(0.015, 0.03, 0.97, 0.94, '#35566a', { edge: false }),
        panel(0.015, 0.03, 0.97, 0.4, '#5c8a7b', { edge: false }),
      ],
    })
    vase(b.at(w * 0.5 + 86, 22, 50), accent)
    coffee(b.at(w * 0.48, d * 0.5), plan)
    sofa(b.at(60, d * 0.54, 0, 1), {
      seats: 3,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent, accent],
    })
    pouf(b.at(w * 0.66, d * 0.72), 30, accent)
  },
  library(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    shell(b, plan, [], [window([0.3, 0.3, 0.4, 0.54], { panes: 3, curtain: accent })])
    const count = Math.max(2, Math.floor((w - 60) / 124))
    for (let i = 0; i < count; i++)
      bookshelf(b.at(24 + i * 124, 2), brief, { w: 122, h: plan.h - brief.between(34, 60), wood })
    carpet(b.at(w * 0.52, d * 0.58), plan)
    sofa(b.at(w * 0.66, 110), {
      seats: 2,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent],
    })
    loungeChair(b.at(70, d * 0.6, 0, 1), accent, wood)
    coffee(b.at(w * 0.52, d * 0.68), plan)
    floorLamp(b.at(46, d * 0.6 - 78), brief.pick(['shade', 'tripod']))
  },
  dining(b, plan) {
    const { brief, w, d, h, fabric, accent, wood } = plan
    shell(
      b,
      plan,
      [window([0.08, 0.3, 0.36, 0.52], { panes: 3 }), picture([0.56, 0.42, 0.3, 0.34], brief)],
      [roundMirror(0.4, 0.62, 34)],
    )
    const [x, y] = [w * 0.5, d * 0.52]
    carpet(b.at(x, y), plan)
    const style = brief.pick(['shell', 'slat', 'spindle', 'ladder'] as const)
    for (const at of [-52, 2, 56]) {
      chair(b.at(x + at, y - 68), { fabric, frame: wood, style })
      chair(b.at(x + at, y + 68, 0, 2), { fabric, frame: wood, style })
    }
    table(b.at(x, y), {
      w: 190,
      d: 92,
      top: wood,
      legs: brief.pick(['posts', 'trestle', 'panels', 'splayed']),
    })
    vase(b.at(x, y, 74), accent)
    const lamp = brief.pick(['cone', 'bell', 'drum'] as const)
    for (const at of [-50, 40]) {
      b.box([x + at - 3, 0, h - 12], [6, y + 4, 6], '#2a3238', { casts: false })
      pendant(b.at(x + at, y, 164), h - 176, accent, lamp)
    }
    sideboard(b.at(4, y + 80, 0, 1), 160, wood)
  },
  fireplace(b, plan) {
    const { brief, w, d, h, fabric, accent, wood } = plan
    shell(
      b,
      plan,
      [
        window([0.06, 0.32, 0.22, 0.5], { curtain: accent }),
        window([0.74, 0.32, 0.22, 0.5], { curtain: accent }),
      ],
      [picture([0.5, 0.44, 0.3, 0.34], brief)],
    )
    const at = w * 0.5 - 75
    b.box([at, 0, 0], [150, 34, h], brief.pick(['#d9cfc0', '#a86a52', '#e8e2d6']), {
      casts: false,
      front: [
        masonry(22),
        panel(0.24, 0, 0.52, 0.28, '#20272d'),
        panel(0.34, 0.02, 0.32, 0.12, '#d8572a', { edge: false, glows: true }),
        panel(0.4, 0.02, 0.18, 0.18, '#e9b44c', { edge: false, glows: true }),
      ],
    })
    b.box([at - 12, 34, h * 0.36], [174, 14, 8], wood, { casts: false })
    carpet(b.at(w * 0.5, d * 0.56), plan)
    coffee(b.at(w * 0.5, d * 0.56), plan)
    sofa(b.at(60, d * 0.58, 0, 1), {
      seats: 2,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent],
    })
    loungeChair(b.at(w - 76, d * 0.42), accent, wood)
    b.at(w - 130, 20).box([0, 0, 0], [40, 40, 46], wood)
    tableLamp(b.at(w - 110, 40, 46), accent)
  },
}

function shell(b: Builder, { brief, w, d, h, wall, wood }: Plan, back: Mark[], side: Mark[]): void {
  room(b, {
    size: [w, d, h],
    wall,
    sideWall: brief.pick([wall, wall, brief.material(walls)]),
    floor: brief.pick(floors),
    floorColor: brief.pick([wood, woods.oak, '#d9d2c4', '#bfae97', '#b9c2c0']),
    panelling: brief.chance(0.3),
    back,
    side,
  })
}

function carpet(b: Builder, { brief, accent }: Plan): void {
  if (brief.chance(0.3)) roundRug(b, 118, accent)
  else rug(b, brief.between(220, 280), brief.between(150, 190), accent, brief)
}

function coffee(b: Builder, { brief, wood, accent }: Plan): void {
  const style = brief.int(0, 3)
  if (style === 0) table(b, { w: 110, d: 60, h: 40, top: wood, leg: '#2a3238' })
  if (style === 1)
    roundTable(b, 44, 38, wood, '#2a3238', brief.pick(['pedestal', 'drum', 'tripod']))
  if (style === 2) table(b, { w: 90, d: 90, h: 34, top: wood, legs: 'panels', thick: 6 })
  if (style === 3) {
    roundTable(b.at(-16, -8), 38, 42, wood, '#2a3238', 'tripod')
    roundTable(b.at(34, 34), 26, 32, '#f1ece1', '#2a3238', 'tripod')
  }
  if (style < 2) vase(b.at(-14, 2, style === 0 ? 40 : 38), accent)
}
