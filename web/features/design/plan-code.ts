import { nearestValidPlan } from './nearest-valid-plan.ts'
import { type Plan, words } from './plan.ts'

/**
 * The code of a plan, for paper and telephone: `OF-2S4M-7K2P` is an office of two storeys and four
 * modules; the rest encodes all other choices, so that the code alone leads back to the plan.
 */
export function planCode(plan: Plan): string {
  const rest = choicesOf(plan).reduce((sum, [value, size]) => sum * size + value, 0)
  const { storeys, count } = plan
  return `${uses[plan.use]}-${storeys}S${storeys * count}M-${lettersOf((rest * SPREAD) % SIZE)}`
}

/** The plan of a typed code; undefined where no plan has it. */
export function planOfCode(code: string): Plan | undefined {
  const match = CODE.exec(code.trim().toUpperCase())
  const use = words.use.find(use => uses[use] === match?.[1])
  const storeys = words.storeys.find(number => `${number}` === match?.[2])
  const count = words.count.find(number => storeys && number * storeys === Number(match?.[3]))
  if (!match || !use || !storeys || !count) return undefined
  let rest = (numberOf(asMeant(match[4] as string)) * BACK) % SIZE
  const next = <T>(choices: readonly T[]): T => {
    const value = choices[rest % choices.length] as T
    rest = Math.floor(rest / choices.length)
    return value
  }
  // The order is the opposite of that of `choicesOf`.
  const set = <T>(choices: readonly T[]): T[] => {
    const bits = rest % 2 ** choices.length
    rest = Math.floor(rest / 2 ** choices.length)
    return choices.filter((_, i) => bits & (1 << i))
  }
  const fittings = set(words.fittings)
  const extras = set(words.extras)
  const [colour, cladding, roof] = [next(words.colour), next(words.cladding), next(words.roof)]
  const [doors, front, layout] = [next(words.doors), next(words.front), next(words.layout)]
  const feet = next(words.feet)
  if (rest > 0) return undefined
  const look = { front, doors, roof, cladding, colour, extras, fittings }
  const plan = { use, feet, count, layout, storeys, ...look }
  return nearestValidPlan(plan).because.length === 0 ? plan : undefined
}

const uses = { office: 'OF', home: 'HO', shop: 'SH', classroom: 'CR', clinic: 'CN', camp: 'CA' }

/** Each choice is its place among the possible ones, and their number: 995,328 together. */
function choicesOf(plan: Plan): [value: number, of: number][] {
  const choiceOf = <T>(choices: readonly T[], value: T): [number, number] => [
    choices.indexOf(value),
    choices.length,
  ]
  const set = <T>(choices: readonly T[], values: readonly T[]): [number, number] => [
    choices.reduce((bits, word, i) => bits + (values.includes(word) ? 1 << i : 0), 0),
    2 ** choices.length,
  ]
  return [
    choiceOf(words.feet, plan.feet),
    choiceOf(words.layout, plan.layout),
    choiceOf(words.front, plan.front),
    choiceOf(words.doors, plan.doors),
    choiceOf(words.roof, plan.roof),
    choiceOf(words.cladding, plan.cladding),
    choiceOf(words.colour, plan.colour),
    set(words.extras, plan.extras),
    set(words.fittings, plan.fittings),
  ]
}

/** Four characters of 32, without I, L, O and U, which are read as others (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIZE = 32 ** 4
/** An odd factor, so that neighbours look different, and the one that undoes it modulo `SIZE`. */
const SPREAD = 619_573
const BACK = inverse(SPREAD)
const CODE = /^([A-Z]{2})-?([1-3])S(\d{1,2})M-?([0-9A-TV-Z]{4})$/

const lettersOf = (number: number) =>
  [3, 2, 1, 0].map(place => LETTERS[Math.floor(number / 32 ** place) % 32]).join('')
const asMeant = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')
const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 32 + LETTERS.indexOf(letter), 0)

/** Newton's iteration: each step doubles the low bits that are right. */
function inverse(odd: number): number {
  let inverseSoFar = 1
  for (let bits = 1; bits < 20; bits *= 2) {
    const next = BigInt(inverseSoFar) * (2n - BigInt(odd) * BigInt(inverseSoFar))
    inverseSoFar = Number(BigInt.asUintN(20, next))
  }
  return inverseSoFar
}
