import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, metals, namesOf, valuesOf } from '../kit/palette.ts'
import { keyboard, laptop, monitor, mug, pile } from '../props/desk-things.ts'
import { deskLamp } from '../props/lamps.ts'
import { smallPlant } from '../props/plants.ts'
import { shelving } from '../props/stocked.ts'
import { drawers } from '../props/storage.ts'
import { type TableMake, table } from './table.ts'

/** Width, depth and height of its top in cm, materials. */
interface DeskLook extends Record<'w' | 'd' | 'h', number>, Record<'wood' | 'metal', string> {
  brief: Brief
}

/** A look with the colour of what is closed. */
type DeskPlan = DeskLook & { body: string }
type Part = (b: Builder, plan: DeskPlan) => void

interface DeskMake extends TableMake {
  /** Its legs are of steel. */
  steel?: true
  /** How much higher than for sitting it is, in cm. */
  rise?: number
  parts?: readonly Part[]
}

const tray =
  (count: number): Part =>
  (b, { w, d, h, wood, metal }) => {
    b.box([14, 8, h - 17], [w - 28, d - 14, 13], wood, {
      front: [drawers(count, 1, metal, 'shaker')],
    })
  }

/** What is under and over a desk's top, which reaches from the origin along +x and +y. */
const part = {
  pedestal(b, { brief, d, h, metal, body }) {
    b.box([4, 6, 0], [42, d - 10, h - 4], body, { front: [drawers(1, brief.int(2, 4), metal)] })
  },
  secondPedestal(b, plan) {
    const { brief, w, d, h, metal } = plan
    if (brief.option('second-pedestal')) part.pedestal(b.at(w - 50, 0), plan)
    else b.box([w - 12, [8, d - 14], 0], [6, 6, h - 4], metal)
  },
  /** A board that hides the knees from those before the desk. */
  back(b, { w, h, body }) {
    b.box([46, 4, 28], [w - 92, 2, h - 33], body)
  },
  drawerBox(b, { w, d, h, metal, body }) {
    b.box([w - 54, 8, 8], [40, d - 18, h - 18], body, { front: [drawers(1, 3, metal)] })
  },
  chests(b, { brief, w, d, h, wood, metal }) {
    const dark = darker(wood, 0.18)
    const single = brief.chance(0.4)
    for (const x of single ? [6] : [6, w - 58]) {
      b.box([x - 2, 4, 0], [56, d - 8, 6], dark)
      b.box([x, 6, 6], [52, d - 12, h - 14], wood, {
        front: [drawers(1, 3, metal, 'shaker')],
        right: [panel(0.12, 0.12, 0.76, 0.76, '#ffffff', 0.12)],
      })
    }
    if (single) b.box([w - 14, 4, 0], [10, d - 8, h - 8], wood)
    b.box([58, 8, 12], [w - (single ? 72 : 116), 3, h - 20], dark)
  },
  wing(b, { brief, d, h, wood, metal }) {
    const long = brief.between(70, 100)
    b.box([[4, 50], d + long - 10, 0], [6, 6, h - 4], metal)
    b.box([0, d, h - 4], [60, long, 4], wood)
    pile(b.at(30, d + long - 30, h), ['#1f6f78', '#f1e9d8', '#d2562b'])
  },
  hutch(b, { brief, w, h, wood }) {
    b.box([[0, w - 5], 0, h], [5, 22, 92], wood)
    b.box([5, 0, h + 50], [w - 10, 22, 42], wood, { front: [shelving(3, 1, wood, brief)] })
    b.box(h + 92, [w, 22, 4], wood)
  },
  /** A high front to receive at, at times with a low end for those who sit. */
  counter(b, { brief, w, d, h, wood, body }) {
    const [low, high, from] = [h + 10, 110, brief.pick([0, w * 0.36])]
    b.box([0, -12, 0], [w, 12, low], body)
    b.box([from, -12, low], [w - from, 12, high - low], body)
    b.box([[0, w - 5], 0, 0], [5, d, h - 4], body)
    b.box([from - 4, -28, high], [w - from + 8, 34, 4], darker(wood, 0.12))
  },
} satisfies Record<string, Part>

const makes = {
  pedestal: { legs: 'none', parts: [part.pedestal, part.secondPedestal, part.back] },
  trestle: { legs: 'trestle', steel: true },
  corner: { legs: 'posts', steel: true, parts: [part.drawerBox, part.wing] },
  standing: { legs: 'tees', under: 'rail', steel: true, rise: 26 },
  waterfall: { legs: 'sides', thick: 5, parts: [part.back, part.drawerBox] },
  hutch: { legs: 'posts', parts: [tray(3), part.hutch] },
  executive: { legs: 'none', thick: 8, parts: [part.chests] },
  legs: { legs: 'tapered', thick: 3, parts: [tray(2)] },
  frame: { legs: 'loops', steel: true },
  counter: { legs: 'none', parts: [part.drawerBox, part.counter] },
} satisfies Record<string, DeskMake>

type DeskStyle = keyof typeof makes
export const deskStyles = namesOf(makes)

/** A desk from the origin along +x and +y, with what lies on it; one sits at its +y side. */
export function desk(b: Builder, style: DeskStyle, look: DeskLook) {
  const { brief, w, d, wood } = look
  const { steel, rise = 0, parts = [], ...make }: DeskMake = makes[style]
  // Brass would pass for wood.
  const metal = look.metal === metals.brass ? metals.graphite : look.metal
  const body = brief.pick([wood, '#eceae3', '#33424a'])
  const plan = { ...look, metal, body, h: look.h + rise }
  const inlay = brief.pick([fabrics.forest, fabrics.teal, '#33383c'])
  table(b.at(w / 2, d / 2), {
    ...make,
    brief,
    w,
    d,
    h: plan.h,
    top: wood,
    leg: steel ? metal : wood,
    metal,
    marks: style === 'executive' ? [panel(0.2, 0.28, 0.6, 0.62, inlay)] : [],
  })
  for (const draw of parts) draw(b, plan)
  onTop(b.at(0, 0, plan.h), plan)
}

function onTop(b: Builder, { brief, w, d }: DeskPlan) {
  const accent = brief.pick(valuesOf(fabrics))
  if (brief.chance(0.7)) {
    monitor(b.at(w * 0.5, d * 0.36), brief.between(52, 68), brief.pick(['#7fb8c6', '#8fb3d9']))
    keyboard(b.at(w * 0.5, d * 0.74))
  } else laptop(b.at(w * 0.5, d * 0.6))
  if (brief.chance(0.6))
    deskLamp(b.at(w * 0.16, d * 0.42), brief.pick([accent, metals.black, brand.sun]))
  else pile(b.at(w * 0.17, d * 0.55), brief.shuffle([brand.teal, coats.orange, coats.sun]))
  mug(b.at(w * 0.78, d * 0.72), accent)
  if (brief.chance(0.6)) smallPlant(b.at(w * 0.88, d * 0.42), '#e6dfd3')
}
