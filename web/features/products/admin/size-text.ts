import type { ProductFacts } from '../facts.ts'

/** Width × depth × height in centimetres; a dash where one of them is not known, '' where all. */
export function sizeText({ widthMm, depthMm, heightMm }: ProductFacts): string {
  const sides = [widthMm, depthMm, heightMm]
  if (sides.every(side => side === undefined)) return ''
  return sides.map(side => (side === undefined ? '–' : String(side / 10))).join(' × ')
}
