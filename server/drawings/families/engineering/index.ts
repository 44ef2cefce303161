import type { Family } from '../../brief.ts'
import { workshop } from '../../scenes/workshop.ts'
import { coatedPart } from './coated-part.ts'
import { gate } from './gate.ts'
import { laserPart } from './laser-part.ts'
import { laserCutter, powderBooth } from './machines.ts'
import { staircase, steelFrame, truss } from './steelwork.ts'
import { tank } from './tank.ts'

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
