import type { Builder } from '../kit/builder.ts'
import { fabrics, namesOf, woods } from '../kit/palette.ts'
import { couch } from '../things/couch.ts'
import { couches } from '../things/couches.ts'

const makes = {
  block: couches.low,
  slim: couches.slim,
  tufted: couches.buttoned,
  wooden: couches.framed,
}

export type SofaStyle = keyof typeof makes
export const sofaStyles = namesOf(makes)

export interface SofaLook {
  seats?: number
  fabric?: string
  leg?: string
  style?: SofaStyle
  /** Colours of loose cushions, from the left. */
  cushions?: readonly string[]
  /** A long seat in front of the rightmost or leftmost place. */
  chaise?: 'left' | 'right'
}

/** A sofa with few facets for a room, centred on the origin, facing +y. */
export function sofa(b: Builder, look: SofaLook): void {
  const { seats = 3, fabric = fabrics.teal, leg: wood = woods.walnut, style = 'block' } = look
  couch(b, makes[style], {
    seats,
    fabric,
    accent: fabric,
    wood,
    metal: wood,
    pillows: look.cushions ?? [],
    chaise: look.chaise && (look.chaise === 'left' ? -1 : 1),
    plain: true,
  })
}
