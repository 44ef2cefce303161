/** The places that a product has for facts of its collection's own. */
export const OWN_IDS = ['own1', 'own2', 'own3', 'own4'] as const

export type OwnFactId = (typeof OWN_IDS)[number]

/** The kinds of facts, with the names that owners read. */
export const OWN_KINDS = {
  text: 'Text',
  length: 'Length in millimetres',
  choice: 'One of some',
  'yes-no': 'Yes or no',
} as const

/** A fact that only one collection has, such as the thickness of tiles. */
export interface OwnFact {
  id: OwnFactId
  /** For visitors, in the form and in tables. */
  label: string
  kind: keyof typeof OWN_KINDS
  /** The choices of a fact of this kind. */
  choices?: string[] | undefined
}

export const ownFactLimits = { label: 40, choices: 20, choice: 40, text: 120 } as const

/** The largest length, in millimetres. */
const LONGEST = 100_000

/** The label of a fact where it is typed, with its unit. */
export const ownFactTitle = ({ label, kind }: Pick<OwnFact, 'label' | 'kind'>): string =>
  kind === 'length' ? `${label} (mm)` : label

/** A stored value as visitors read it. */
export const ownFactText = ({ kind }: Pick<OwnFact, 'kind'>, value: string): string =>
  kind === 'length' ? `${Number(value).toLocaleString('en')} mm` : value

/** The choices of a fact; undefined where something is typed. */
export function ownFactChoices({ kind, choices = [] }: OwnFact): readonly string[] | undefined {
  if (kind === 'yes-no') return ['Yes', 'No']
  return kind === 'choice' ? choices : undefined
}

/** Reads a value that is not empty, as it is stored; otherwise a sentence that says what it takes. */
export function readOwnFact(fact: OwnFact, typed: string): { value: string } | { fault: string } {
  const text = typed.replace(/\s+/g, ' ').trim()
  const choices = ownFactChoices(fact)
  if (choices) {
    const value = choices.find(choice => choice.toLowerCase() === text.toLowerCase())
    return value === undefined ? { fault: `One of: ${choices.join(', ')}` } : { value }
  }
  if (fact.kind === 'text') {
    const isShort = text.length <= ownFactLimits.text
    return isShort ? { value: text } : { fault: `At most ${ownFactLimits.text} characters` }
  }
  const digits = text.replace(/ ?mm$/i, '').replace(/[ ,](?=\d{3}$)/, '')
  const length = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return length >= 1 && length <= LONGEST
    ? { value: String(length) }
    : { fault: 'Whole millimetres, such as 12' }
}
