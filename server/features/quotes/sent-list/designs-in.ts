import type { Plan } from '../../../../web/features/design/plan.ts'
import { planCode, planOfCode } from '../../../../web/features/design/plan-code.ts'
import { readPlan } from '../../../../web/features/design/plan-text.ts'

/**
 * The codes of the units that a text names: by a link to its plan, or by the code itself. A link that
 * was cut off could mean another unit, and names none.
 */
export function designsIn(text: string): string[] {
  const plans = text.split(/\s+/).flatMap(word => [...linked(word), ...coded(word)])
  return [...new Set(plans.map(planCode))]
}

function linked(word: string): Plan[] {
  const [, written = ''] = /[?&]plan=([\w.-]*\w)/.exec(word.replaceAll('&amp;', '&')) ?? []
  const { plan, as } = readPlan(written)
  return as === 'written' || planOfCode(written) ? [plan] : []
}

/** In brackets or at the end of a sentence, too. */
const coded = (word: string): Plan[] =>
  (word.match(/[a-z]{2}-?\ds\d{1,2}m-?\w{4}/gi) ?? []).flatMap(code => planOfCode(code) ?? [])
