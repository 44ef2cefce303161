import { sameCode } from '../../../web/features/products/codes.ts'
import { numberIn } from '../../content/slots.ts'

/** A name that is itself a code: one to three letters before a number. */
const CODE = /^[A-Za-z]{1,3}\d+$/

/**
 * The code of a product whose name or picture says it: Ch8 is the code itself, and the seventh picture
 * of the kitchens is KP7.
 */
export function impliedCode(
  { name, slot }: { name: string; slot: { path: string } },
  prefix: string,
): string | undefined {
  if (CODE.test(name)) return name
  const number = numberIn(slot.path)
  return number === undefined ? undefined : `${prefix}${number}`
}

/** As many as a page can list at a glance. */
const MOST_NEAR = 4

/**
 * The codes that a visitor may have meant: those that begin alike, the nearest numbers first; where
 * none does, none.
 */
export function nearCodes(code: string, codes: readonly string[]): string[] {
  const [letters, number] = partsOf(code)
  return codes
    .map(one => ({ one, parts: partsOf(one) }))
    .filter(({ parts }) => letters !== '' && parts[0] === letters)
    .sort((a, b) => Math.abs(a.parts[1] - number) - Math.abs(b.parts[1] - number))
    .slice(0, MOST_NEAR)
    .map(({ one }) => one)
}

function partsOf(code: string): [letters: string, number: number] {
  const [, letters = '', digits = ''] = /^([a-z]*)(\d*)/.exec(sameCode(code)) ?? []
  return [letters, Number(digits)]
}
