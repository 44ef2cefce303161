import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, namesOf, valuesOf } from '../kit/palette.ts'
import { keyboard, laptop, monitor, mug, pile } from '../props/desk-things.ts'
import { deskLamp } from '../props/lamps.ts'
import { smallPlant } from '../props/plants.ts'
import * as part from './desk-parts.ts'
import { type TableMake, table } from './table.ts'

/** Width, depth and height of its top in cm, materials. */
interface DeskLook {
  brief: Brief
  w: number
  d: number
  h: number
  wood: string
  metal: string
}

/** A look with the colour of what is closed. */
export type DeskPlan = DeskLook & { body: string }

interface DeskMake extends TableMake {
  /** Its legs are of steel. */
  steel?: true
  /** How much higher than for sitting it is, in cm. */
  rise?: number
  parts?: readonly ((b: Builder, plan: DeskPlan) => void)[]
}

const makes = {
  pedestal: { legs: 'none', parts: [part.pedestal, part.secondPedestal, part.back] },
  trestle: { legs: 'trestle', steel: true },
  corner: { legs: 'posts', steel: true, parts: [part.drawerBox, part.wing] },
  standing: { legs: 'tees', under: 'rail', steel: true, rise: 26 },
  waterfall: { legs: 'sides', thick: 5, parts: [part.back, part.drawerBox] },
  hutch: { legs: 'posts', parts: [part.tray(3), part.hutch] },
  executive: { legs: 'none', thick: 8, parts: [part.chests] },
  legs: { legs: 'tapered', thick: 3, parts: [part.tray(2)] },
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
