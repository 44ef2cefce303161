import type { Family } from '../../family.ts'
import { coatedPart } from './coated-part.ts'
import { gate } from './gate.ts'
import { laserCutter } from './laser-cutter.ts'
import { laserPart } from './laser-part.ts'
import { powderBooth } from './powder-booth.ts'
import { staircase } from './staircase.ts'
import { steelFrame } from './steel-frame.ts'
import { tank } from './tank.ts'
import { truss } from './truss.ts'
import { workshop } from './workshop.ts'

export const engineering: Record<string, Family> = {
  'coated-part': coatedPart,
  gate,
  'laser-cutter': laserCutter,
  'laser-part': laserPart,
  'powder-booth': powderBooth,
  staircase,
  'steel-frame': steelFrame,
  tank,
  truss,
  workshop,
}
