import type { ProductFacts } from '../facts.ts'
import { sides } from '../fields.ts'

/** Width × depth × height in centimetres; a dash where one of them is not known, '' where all. */
export function sizeText(facts: ProductFacts): string {
  if (sides.every(({ id }) => facts[id] === undefined)) return ''
  return sides.map(({ id }) => (facts[id] === undefined ? '–' : Number(facts[id]) / 10)).join(' × ')
}
