import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import { mix } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { fabrics, metals, valuesOf, woods } from '../kit/palette.ts'
import { roundRug, rug } from '../props/art.ts'
import { keyboard, laptop, monitor, mug, pile } from '../props/desk-things.ts'
import { deskLamp } from '../props/lamps.ts'
import { plant, smallPlant } from '../props/plants.ts'
import { officeChair } from '../props/seating.ts'
import { drawers, shelving } from '../props/storage.ts'

const constructions = [
  'pedestal',
  'trestle',
  'corner',
  'standing',
  'waterfall',
  'hutch',
  'executive',
] as const

/** A work desk, seen from the side where one sits. */
export const desk: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const plan: Plan = {
    brief,
    w: brief.between(130, 185),
    d: brief.between(66, 84),
    h: 72,
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.graphite, metals.white, metals.brass]),
  }
  const carpet = b.at(plan.w * 0.5, plan.d * 0.75)
  if (brief.chance(0.3)) roundRug(carpet, plan.w * 0.66, brief.material(fabrics))
  else rug(carpet, plan.w + 50, plan.d + 110, brief.material(fabrics), brief)
  builds[construction](b, plan)
  onTop(b.at(0, 0, plan.h + (construction === 'standing' ? 26 : 0)), plan)
  if (brief.option('chair', construction === 'standing' ? 0.1 : 0.65))
    officeChair(b.at(plan.w * 0.5, plan.d + 46, 0, 2), {
      fabric: brief.material(fabrics),
      high: brief.chance(0.6),
      arms: brief.chance(0.7),
    })
  if (brief.chance(0.4))
    plant(
      b.at(-34, 6),
      brief.pick(['bushy', 'blades', 'fronds']),
      115,
      brief.pick(['#e6dfd3', '#33424a', '#c27a58']),
    )
}

interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly h: number
  readonly wood: string
  readonly metal: string
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  pedestal(b, { brief, w, d, h, wood, metal }) {
    const body = brief.pick([wood, '#eceae3', '#33424a'])
    const pedestal = { front: [drawers(1, brief.int(2, 4), metal)] }
    b.box([4, 6, 0], [42, d - 10, h - 4], body, pedestal)
    if (brief.chance(0.5)) b.box([w - 46, 6, 0], [42, d - 10, h - 4], body, pedestal)
    else for (const y of [8, d - 14]) b.box([w - 12, y, 0], [6, 6, h - 4], metal)
    b.box([46, 8, 30], [w - 92, 2, h - 34], body)
    b.box([0, 0, h - 4], [w, d, 4], wood)
  },
  trestle(b, { w, d, h, wood, metal }) {
    for (const x of [22, w - 26]) {
      b.beam([x, 4, 0], [x, d / 2 - 5, h - 4], 4, metal)
      b.beam([x, d - 4, 0], [x, d / 2 + 5, h - 4], 4, metal)
      b.box([x - 2, d * 0.24, 26], [4, d * 0.52, 3], metal)
    }
    b.box([0, 0, h - 4], [w, d, 4], wood)
  },
  corner(b, { w, d, h, wood, metal, brief }) {
    const long = d + brief.between(70, 100)
    for (const [x, y] of [
      [4, 4],
      [w - 9, 4],
      [w - 9, d - 9],
      [4, long - 9],
      [50, long - 9],
    ] as const)
      b.box([x, y, 0], [5, 5, h - 4], metal)
    b.box([w - 48, 5, 8], [38, d - 14, h - 22], mix(wood, '#ffffff', 0.12), {
      front: [drawers(1, 3, metal)],
    })
    b.box([0, 0, h - 4], [w, d, 4], wood)
    b.box([0, d, h - 4], [60, long - d, 4], wood)
    pile(b.at(30, long - 30, h), ['#1f6f78', '#f1e9d8', '#d2562b'])
  },
  standing(b, { w, d, h, wood, metal }) {
    const top = h + 26
    for (const x of [18, w - 26]) {
      b.box([x - 2, 4, 0], [12, d - 8, 4], metal)
      b.box([x, d / 2 - 5, 4], [8, 10, top - 40], metal)
      b.box([x + 1.5, d / 2 - 3.5, top - 36], [5, 7, 32], mix(metal, '#ffffff', 0.35))
    }
    b.box([26, d / 2 - 3, top - 12], [w - 52, 6, 8], metal)
    b.box([0, 0, top - 4], [w, d, 4], wood)
    b.box([w * 0.62, d - 0.5, top - 3.4], [16, 1, 2.6], '#2a3238', { casts: false })
  },
  waterfall(b, { w, d, h, wood, metal, brief }) {
    b.box([0, 0, 0], [5, d, h - 5], wood)
    b.box([w - 5, 0, 0], [5, d, h - 5], wood)
    b.box([5, 4, 24], [w - 10, 2, h - 29], mix(wood, '#10262b', 0.2))
    b.box([0, 0, h - 5], [w, d, 5], wood)
    if (brief.chance(0.6))
      b.box([w - 66, 10, h - 25], [56, d - 16, 20], '#eceae3', { front: [drawers(1, 1, metal)] })
  },
  hutch(b, { w, d, h, wood, metal, brief }) {
    for (const x of [4, w - 10]) for (const y of [4, d - 10]) b.box([x, y, 0], [6, 6, h - 4], wood)
    b.box([10, 6, h - 20], [w - 20, d - 10, 16], wood, { front: [drawers(3, 1, metal)] })
    b.box([0, 0, h - 4], [w, d, 4], wood)
    b.box([0, 0, h], [5, 22, 92], wood)
    b.box([w - 5, 0, h], [5, 22, 92], wood)
    b.box([5, 0, h + 50], [w - 10, 22, 42], wood, { front: [shelving(3, 1, wood, brief)] })
    b.box([0, 0, h + 92], [w, 22, 4], wood)
  },
  executive(b, { w, d, h, wood, metal, brief }) {
    const dark = mix(wood, '#10262b', 0.18)
    const inlay = brief.pick([fabrics.forest, fabrics.teal, '#33383c'])
    for (const x of [6, w - 58]) {
      b.box([x - 2, 4, 0], [56, d - 8, 6], dark)
      b.box([x, 6, 6], [52, d - 12, h - 14], wood, {
        front: [drawers(1, 3, metal, 'knob')],
        right: [panel(0.12, 0.12, 0.76, 0.76, '#ffffff', { opacity: 0.12 })],
      })
    }
    b.box([58, 8, 12], [w - 116, 3, h - 20], dark)
    b.box([-3, -3, h - 8], [w + 6, d + 6, 8], wood, { top: [panel(0.2, 0.28, 0.6, 0.62, inlay)] })
  },
}

function onTop(b: Builder, { brief, w, d }: Plan): void {
  const accent = brief.pick(valuesOf(fabrics))
  if (brief.chance(0.7)) {
    monitor(
      b.at(w * 0.5, d * 0.36),
      brief.between(52, 68),
      brief.pick(['#7fb8c6', '#5f9fae', '#8fb3d9']),
    )
    keyboard(b.at(w * 0.5, d * 0.74))
  } else laptop(b.at(w * 0.5, d * 0.6))
  if (brief.chance(0.6))
    deskLamp(b.at(w * 0.16, d * 0.42), brief.pick([accent, '#2a3238', '#e9b44c']))
  else
    pile(
      b.at(w * 0.17, d * 0.55),
      brief.shuffle(['#1f6f78', '#d2562b', '#e3ab41', '#f1e9d8']).slice(0, 3),
    )
  mug(b.at(w * 0.78, d * 0.72), accent)
  if (brief.chance(0.6)) smallPlant(b.at(w * 0.88, d * 0.42), '#e6dfd3')
}
