import type { Plan } from '../../../../web/features/design/plan.ts'
import { coats, darker, metals } from '../../../drawings/kit/palette.ts'
import { roofColors } from '../../../drawings/props/roofs/covers.ts'

/** The colours of a unit. */
export interface Paint {
  wall: string
  /** Steel at the edges of modules. */
  edge: string
  frame: string
  door: string
  shutter: string
  /** The colour of the awning, the tank and the things before the unit. */
  accent: string
  roof: string
}

export const TRIM = '#f3f0e7'

export function paintOf({ colour, cladding }: Plan): Paint {
  const wall = coats[colour]
  return {
    wall,
    edge: darker(wall, cladding === 'steel' ? 0.22 : 0.14),
    frame: '#2b3a40',
    shutter: metals.graphite,
    ...contrasts[colour],
  }
}

const contrasts: Record<Plan['colour'], Pick<Paint, 'door' | 'accent' | 'roof'>> = {
  teal: { door: '#f2f0e6', accent: coats.orange, roof: roofColors.charcoal },
  brick: { door: '#f2f0e6', accent: coats.teal, roof: roofColors.charcoal },
  sun: { door: '#33424a', accent: coats.blue, roof: roofColors.umber },
  sage: { door: '#f2f0e6', accent: coats.brick, roof: roofColors.umber },
  blue: { door: '#f2f0e6', accent: coats.sun, roof: roofColors.silver },
  cream: { door: coats.teal, accent: coats.teal, roof: roofColors.clay },
}
