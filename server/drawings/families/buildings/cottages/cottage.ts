import type { Brief } from '../../../brief.ts'
import { coats, woods } from '../../../kit/palette.ts'
import { roofColors } from '../../../props/roofs/covers.ts'

/** What all parts of one cottage share. */
export interface Cottage {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly roof: string
  readonly accent: string
  readonly stone: string
}

/** Chooses what all parts of a cottage share. */
export function cottageFor(brief: Brief): Cottage {
  return {
    brief,
    w: brief.between(420, 540),
    d: brief.between(320, 390),
    roof: brief.pick([
      roofColors.clay,
      roofColors.charcoal,
      roofColors.green,
      roofColors.umber,
      roofColors.brick,
    ]),
    accent: brief.pick([coats.teal, coats.orange, coats.sun, coats.brick]),
    stone: brief.pick(['#a49c8c', '#b0a592', '#938f88']),
  }
}

/** Boards and logs of cottages. */
export const timbers = [woods.oak, woods.teak, woods.mahogany, woods.ash]
