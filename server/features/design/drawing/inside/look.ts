import type { Plan } from '../../../../../web/features/design/plan.ts'
import { coats, fabrics, woods } from '../../../../drawings/kit/palette.ts'
import type { Context, Thing } from '../../../../drawings/layout/thing.ts'

/** The colours of the interior. */
export interface Inside extends Context {
  floor: string
  wood: string
  fabric: string
  accent: string
  front: string
}

/** Something that stands with its back at a wall, facing +y. */
export type Piece = Thing<Inside>

/** The interiors by use, so that the use shows inside of an empty unit as well. */
export const interiors: Record<Plan['use'], Omit<Inside, 'brief'>> = {
  office: { floor: '#b9c4c8', wood: woods.oak, fabric: fabrics.teal, ...pale(coats.orange) },
  home: { floor: woods.oak, wood: woods.walnut, fabric: fabrics.denim, ...pale(fabrics.mustard) },
  shop: { floor: '#ded6c4', wood: woods.ash, fabric: fabrics.forest, ...pale(coats.sun) },
  classroom: { floor: woods.ash, wood: woods.oak, fabric: fabrics.rust, ...pale(fabrics.teal) },
  clinic: { floor: '#cfdedb', wood: woods.ash, fabric: fabrics.teal, ...pale('#c8402f') },
  camp: { floor: '#b6a98f', wood: woods.teak, fabric: fabrics.slate, ...pale(fabrics.rust) },
}

function pale(accent: string) {
  return { accent, front: '#eeece4' }
}
