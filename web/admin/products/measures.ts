import { factLimits, type ProductFacts } from '../../products/facts.ts'

/** How a quantity is typed and stored: both as whole numbers of steps, such as millimetres. */
interface Measure {
  /** What may stand after the number. */
  unit: RegExp
  stepsPerTyped: number
  stepsPerStored: number
  most: number
}

const size: Measure = {
  unit: /cm$/i,
  stepsPerTyped: 10,
  stepsPerStored: 1,
  most: factLimits.millimetres,
}

export const measures = {
  widthMm: size,
  depthMm: size,
  heightMm: size,
  weightKg: { unit: /kg$/i, stepsPerTyped: 10, stepsPerStored: 10, most: factLimits.kilograms },
  seats: { unit: /seats?$/i, stepsPerTyped: 1, stepsPerStored: 1, most: factLimits.seats },
  areaM2: { unit: /m[2²]$/i, stepsPerTyped: 10, stepsPerStored: 10, most: factLimits.squareMetres },
} satisfies Partial<Record<keyof ProductFacts, Measure>>

export type MeasuredFact = keyof typeof measures

/** What is stored of "120,5 cm"; undefined where that is no quantity of this kind. */
export function measureIn(fact: MeasuredFact, typed: string): number | undefined {
  const { unit, stepsPerTyped, stepsPerStored, most } = measures[fact]
  const number = typed.replace(/\s/g, '').replace(unit, '')
  // Three digits after a comma may be meant as thousands: nothing is measured as finely as that.
  if (!/^\d+([.,]\d{1,2})?$/.test(number)) return undefined
  const steps = Number(number.replace(',', '.')) * stepsPerTyped
  const whole = Math.round(steps)
  const stored = whole / stepsPerStored
  return Math.abs(steps - whole) < 1e-6 && whole > 0 && stored <= most ? stored : undefined
}

/** As it is typed: `120.5`. */
export function measureText(fact: MeasuredFact, stored: number | undefined): string {
  const { stepsPerTyped, stepsPerStored } = measures[fact]
  return stored === undefined ? '' : String((stored * stepsPerStored) / stepsPerTyped)
}

/** Width × depth × height in centimetres; a dash where one of them is not known, '' where all. */
export function sizeText({ widthMm, depthMm, heightMm }: ProductFacts): string {
  const sides = [widthMm, depthMm, heightMm]
  if (sides.every(side => side === undefined)) return ''
  return sides.map(side => measureText('widthMm', side) || '–').join(' × ')
}
