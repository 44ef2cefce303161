import { cncLaserCutting } from './cnc-laser-cutting.ts'
import { engineering } from './overview.ts'
import { powderCoating } from './powder-coating.ts'
import { steelFabrication } from './steel-fabrication.ts'

/** In the order of the navigation bar. */
export const engineeringPages = [engineering, cncLaserCutting, powderCoating, steelFabrication]
