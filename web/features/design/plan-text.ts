import { nearestValidPlan } from './nearest-valid-plan.ts'
import { firstPlan, type Plan, words } from './plan.ts'
import { planOfCode } from './plan-code.ts'

/** The vocabulary of prefab units in its first version; other things to design get other letters. */
export const VERSION = 'u1'
/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 120

/**
 * The one text of a plan: letters, digits, dots and hyphens.
 * `u1.office.20x2-line.2.glazed-double.flat.steel.teal.deck-solar.furnished`
 */
export function planText(plan: Plan): string {
  const set = (all: readonly string[]) => all.join('-') || 'none'
  return [
    VERSION,
    plan.use,
    `${plan.feet}x${plan.count}-${plan.layout}`,
    plan.storeys,
    `${plan.front}-${plan.doors}`,
    plan.roof,
    plan.cladding,
    plan.colour,
    set(plan.extras),
    set(plan.fittings),
  ].join('.')
}

/** A text as it was read. */
export interface ReadPlan {
  plan: Plan
  /**
   * Tells whether the text is the plan's own, another spelling of it, or of a plan that cannot be
   * built.
   */
  as: 'written' | 'spelled otherwise' | 'nearest'
  /** The differences from the text, in sentences for visitors. */
  because: string[]
}

/**
 * Reads any text, and the code of a plan as another spelling of it. Unnamed extras and fittings are
 * left out, and other unnamed choices are those of the first plan; a plan that cannot stand is
 * changed.
 */
export function readPlan(text: string): ReadPlan {
  if (text.length > LONGEST_TEXT || !/^[A-Za-z0-9.-]+$/.test(text)) return unreadable
  const coded = planOfCode(text)
  if (coded) return { plan: coded, as: 'spelled otherwise', because: [] }
  const [version, ...tokens] = text.toLowerCase().split(/[.-]/)
  if (version !== VERSION) return unreadable
  const { requested, unknown } = sortedOut(tokens)
  const { plan, because } = nearestValidPlan(requested)
  const sentences = [...(unknown ? [UNKNOWN] : []), ...because]
  if (sentences.length > 0) return { plan, as: 'nearest', because: sentences }
  return { plan, as: planText(plan) === text ? 'written' : 'spelled otherwise', because: [] }
}

/** Tells whether a text names no plan at all: the result is then the first plan. */
export const isUnreadable = (read: ReadPlan): boolean => read === unreadable

const UNKNOWN = 'A part of this address is no choice that we know: it was left out.'
const unreadable: ReadPlan = {
  plan: firstPlan,
  as: 'nearest',
  because: ['This address names no unit that we can draw: here is one to begin with.'],
}

/** The plan that tokens ask for, whether it can stand or not; of two values the first counts. */
function sortedOut(tokens: readonly string[]): { requested: Plan; unknown: boolean } {
  const allWords = new Set<string>(['none', ''])
  const choiceFrom = <T extends string>(choices: readonly T[], fallback: T): T => {
    for (const word of choices) allWords.add(word)
    return choices.find(word => word === tokens.find(token => isIn(choices, token))) ?? fallback
  }
  const choicesFrom = <T extends string>(choices: readonly T[]): T[] => {
    for (const word of choices) allWords.add(word)
    return choices.filter(word => tokens.includes(word))
  }
  const number = <T extends number>(choices: readonly T[], word: string | undefined, fallback: T) =>
    choices.find(value => `${value}` === word) ?? fallback
  const size = tokens.find(token => SIZE.test(token))
  const [, feet, count] = SIZE.exec(size ?? '') ?? []
  const storeys = tokens.find(token => /^\d$/.test(token))
  const requested: Plan = {
    use: choiceFrom(words.use, firstPlan.use),
    feet: number(words.feet, feet, firstPlan.feet),
    count: number(words.count, count, firstPlan.count),
    layout: choiceFrom(words.layout, firstPlan.layout),
    storeys: number(words.storeys, storeys, firstPlan.storeys),
    front: choiceFrom(words.front, firstPlan.front),
    doors: choiceFrom(words.doors, firstPlan.doors),
    roof: choiceFrom(words.roof, firstPlan.roof),
    cladding: choiceFrom(words.cladding, firstPlan.cladding),
    colour: choiceFrom(words.colour, firstPlan.colour),
    extras: choicesFrom(words.extras),
    fittings: choicesFrom(words.fittings),
  }
  if (size === `${requested.feet}x${requested.count}`) allWords.add(size)
  if (storeys === `${requested.storeys}`) allWords.add(storeys)
  return { requested, unknown: tokens.some(token => !allWords.has(token)) }
}

const SIZE = /^(\d{1,4})x(\d{1,4})$/

const isIn = (choices: readonly string[], token: string) => choices.includes(token)
