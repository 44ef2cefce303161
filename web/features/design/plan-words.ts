import { choiceGroups } from './choices.ts'
import { readPlan } from './plan-text.ts'

/**
 * Puts a plan into words: `['Roof', 'Flat']`, `['Add outside', 'Deck, Stairs']`. Empty where this
 * release reads the text otherwise than it was written.
 */
export function planInWords(text: string): [label: string, words: string][] {
  const { plan, as } = readPlan(text)
  if (as !== 'written') return []
  return choiceGroups(plan).flatMap(({ label, choices }) => {
    const chosenLabels = choices.filter(({ isChosen }) => isChosen).map(choice => choice.label)
    return chosenLabels.length > 0 ? [[label, chosenLabels.join(', ')]] : []
  })
}
