import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { darker, lighter } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { fabrics, metals, valuesOf } from '../kit/palette.ts'
import { keyboard, laptop, monitor, mug, pile } from './desk-things.ts'
import { deskLamp } from './lamps.ts'
import { smallPlant } from './plants.ts'
import { drawers, shelving } from './storage.ts'

export const deskStyles = [
  'pedestal',
  'trestle',
  'corner',
  'standing',
  'waterfall',
  'hutch',
  'executive',
  'legs',
  'frame',
  'counter',
] as const
export type DeskStyle = (typeof deskStyles)[number]

/** What a desk is made of: width, depth and height of its top in cm, materials. */
export interface DeskPlan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly h: number
  readonly wood: string
  readonly metal: string
}

/** A desk from the origin along +x and +y, with what lies on it; one sits at its +y side. */
export function desk(b: Builder, style: DeskStyle, plan: DeskPlan): void {
  builds[style](b, plan)
  onTop(b.at(0, 0, plan.h + (style === 'standing' ? 26 : 0)), plan)
}

const builds: Record<DeskStyle, (b: Builder, plan: DeskPlan) => void> = {
  pedestal(b, { brief, w, d, h, wood, metal }) {
    const body = brief.pick([wood, '#eceae3', '#33424a'])
    const pedestal = { front: [drawers(1, brief.int(2, 4), metal)] }
    b.box([4, 6, 0], [42, d - 10, h - 4], body, pedestal)
    if (brief.option('second-pedestal')) b.box([w - 46, 6, 0], [42, d - 10, h - 4], body, pedestal)
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
    b.box([w - 48, 5, 8], [38, d - 14, h - 22], lighter(wood, 0.12), {
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
      b.box([x + 1.5, d / 2 - 3.5, top - 36], [5, 7, 32], lighter(metal, 0.35))
    }
    b.box([26, d / 2 - 3, top - 12], [w - 52, 6, 8], metal)
    b.box([0, 0, top - 4], [w, d, 4], wood)
    b.box([w * 0.62, d - 0.5, top - 3.4], [16, 1, 2.6], '#2a3238', { casts: false })
  },
  waterfall(b, { w, d, h, wood, metal, brief }) {
    b.box([0, 0, 0], [5, d, h - 5], wood)
    b.box([w - 5, 0, 0], [5, d, h - 5], wood)
    b.box([5, 4, 24], [w - 10, 2, h - 29], darker(wood, 0.2))
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
    const dark = darker(wood, 0.18)
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
  legs(b, { w, d, h, wood, metal }) {
    for (const x of [10, w - 10])
      for (const y of [10, d - 10]) b.cylinder([x, y, 0], 1.8, h - 3, wood, { r2: 3.6 })
    b.box([16, 14, h - 14], [w - 32, d - 24, 11], lighter(wood, 0.18), {
      front: [drawers(2, 1, metal, 'knob')],
    })
    b.box([0, 0, h - 3], [w, d, 3], wood)
  },
  frame(b, { w, d, h, wood, metal }) {
    // Brass would pass for wood.
    const steel = metal === metals.brass ? metals.graphite : metal
    for (const x of [6, w - 12]) {
      b.box([x, 2, 0], [6, d - 4, 6], steel)
      for (const y of [2, d - 8]) b.box([x, y, 6], [6, 6, h - 16], steel)
      b.box([x, 2, h - 10], [6, d - 4, 6], steel)
    }
    b.box([12, 4, h - 10], [w - 24, 5, 6], steel)
    b.box([0, 0, h - 4], [w, d, 4], wood)
  },
  counter(b, { w, d, h, wood, metal, brief }) {
    const cladding = brief.pick([wood, '#eceae3', '#33424a'])
    // Over the whole front, or with a low end for those who sit.
    const [low, high, from] = [h + 10, 110, brief.pick([0, w * 0.36])]
    b.box([0, 0, 0], [w, 12, low], cladding)
    b.box([from, 0, low], [w - from, 12, high - low], cladding)
    for (const x of [0, w - 5]) b.box([x, 12, 0], [5, d - 12, low], cladding)
    b.box([w - 52, 14, 0], [44, d - 20, h - 4], '#eceae3', { front: [drawers(1, 3, metal)] })
    b.box([5, 12, h - 4], [w - 10, d - 12, 4], wood)
    b.box([from - 4, -16, high], [w - from + 8, 34, 4], darker(wood, 0.12))
  },
}

function onTop(b: Builder, { brief, w, d }: DeskPlan): void {
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
