/**
 * A visitor's design: a unit of modules. A value of these words has one text (`plan-text.ts`), one
 * code (`plan-code.ts`) and one drawing.
 */
export interface Plan {
  use: (typeof words.use)[number]
  /** Length of each module, in feet; all are 8 feet wide. */
  feet: (typeof words.feet)[number]
  /** Modules on each storey. */
  count: (typeof words.count)[number]
  /** End to end, long sides together, or with the last one before the end of a row. */
  layout: (typeof words.layout)[number]
  storeys: (typeof words.storeys)[number]
  front: (typeof words.front)[number]
  doors: (typeof words.doors)[number]
  roof: (typeof words.roof)[number]
  cladding: (typeof words.cladding)[number]
  colour: (typeof words.colour)[number]
  /** Outside, in the order of `words`. */
  extras: readonly (typeof words.extras)[number][]
  /** Inside, in the order of `words`. */
  fittings: readonly (typeof words.fittings)[number][]
}

/** The vocabulary. All words of letters differ, so that the text of a plan needs no names of fields. */
export const words = {
  use: ['office', 'home', 'shop', 'classroom', 'clinic', 'camp'],
  feet: [20, 40],
  count: [1, 2, 3, 4],
  layout: ['line', 'side', 'corner'],
  storeys: [1, 2, 3],
  front: ['windows', 'glazed', 'shutter', 'blank'],
  doors: ['single', 'double', 'two'],
  roof: ['flat', 'pitched', 'terrace'],
  cladding: ['steel', 'boards', 'render'],
  colour: ['teal', 'brick', 'sun', 'sage', 'blue', 'cream'],
  extras: ['deck', 'stairs', 'awning', 'solar', 'tank'],
  fittings: ['furnished', 'kitchen', 'wc'],
} as const

export type Extra = Plan['extras'][number]
export type Fitting = Plan['fittings'][number]

/** A field with one value, and one with any number of them. */
export type SingleField = Exclude<keyof Plan, SetField>
export type SetField = 'extras' | 'fittings'

/** The plan of an address that names none. */
export const firstPlan: Plan = {
  use: 'office',
  feet: 20,
  count: 2,
  layout: 'line',
  storeys: 1,
  front: 'windows',
  doors: 'single',
  roof: 'flat',
  cladding: 'steel',
  colour: 'teal',
  extras: ['deck'],
  fittings: ['furnished'],
}
