import type {
  DrawingChoice,
  DrawingChoices,
  Named,
} from '../../../../web/features/pages/drawings.ts'
import type { Subject } from '../../../drawings/index.ts'
import type { Ask } from '../../../drawings/trait-use.ts'
import { nameOfFamily } from './family-words.ts'
import { capital, createLabels, labelOfPart, wordOf } from './trait-words.ts'

type Drawings = Pick<typeof import('../../../drawings/index.ts'), 'traitUseOf'>

/** What traits can say of a drawing. They depend on each other: a desk on legs has no pedestal. */
export function choicesOf({ traitUseOf }: Drawings, subject: Subject): DrawingChoices {
  const use = traitUseOf(subject)
  const traits = use.followed()
  const asks = use.asks()
  const labelOf = createLabels()
  const offered = new Set<string>()
  const choices: DrawingChoice[] = []
  for (const { names, answers } of oneOf(asks)) {
    // A trait that two choices have is the first one's: it would change both.
    const own = names.filter(name => !offered.has(name) && !isNumber(name))
    for (const name of own) offered.add(name)
    if (own.length < 2) continue
    const chosen = own.find(name => traits.includes(name))
    choices.push({
      label: labelOf(own),
      options: own.map(name => named(name, subject.family)),
      isYesOrNo: false,
      ...(chosen && { chosen }),
      ...shownOf(answers),
    })
  }
  for (const { names, answers } of asks.filter(isOption)) {
    const [name = ''] = names
    const chosen = [name, `no-${name}`].find(one => traits.includes(one))
    choices.push({
      label: capital(wordOf(name, subject.family)),
      options: [named(name, subject.family)],
      isYesOrNo: true,
      ...(chosen && { chosen }),
      ...shownOf(answers),
    })
  }
  return { traits, choices, words: wordsOf(subject.family, traits) }
}

/** The first thing that traits say of a family, such as the kinds of its tables. */
export function kindsOf({ traitUseOf }: Drawings, subject: Subject): Named[] {
  const isForm = ({ names }: Pick<Ask, 'names'>) =>
    !names.every(isNumber) && labelOfPart(names) === undefined
  const { names = [] } = oneOf(traitUseOf(subject).asks()).find(isForm) ?? {}
  return names.map(name => named(name, subject.family))
}

/** Choices of one; what only traits give, such as the metals of a leg, is one choice. */
function oneOf(asks: readonly Ask[]): Pick<Ask, 'names' | 'answers'>[] {
  const materials = asks.filter(({ isOnlyAsked }) => isOnlyAsked).flatMap(({ names }) => names)
  const found = asks.filter(({ kind }) => kind === 'one of').map(one => onlyOnce(one))
  return materials.length > 0 ? [...found, { names: materials, answers: new Set() }] : found
}

const onlyOnce = ({ names, answers }: Ask) => ({ names: [...new Set(names)], answers })

const isOption = ({ kind, isOnlyAsked }: Ask) => kind === 'whether' && !isOnlyAsked

/** An index of a drawing's own, which is no trait. */
const isNumber = (name: string) => Number.isInteger(Number(name))

const named = (value: string, family: string): Named => ({
  value,
  name: capital(wordOf(value, family)),
})

function shownOf(answers: ReadonlySet<string>): { shown?: string } {
  const [first] = answers
  return answers.size === 1 && first !== undefined ? { shown: first } : {}
}

function wordsOf(family: string, traits: readonly string[]): string {
  const phrases = traits.map(trait =>
    trait.startsWith('no-')
      ? `without ${wordOf(trait.slice('no-'.length), family)}`
      : wordOf(trait, family),
  )
  return [nameOfFamily(family), ...phrases].join(', ')
}
