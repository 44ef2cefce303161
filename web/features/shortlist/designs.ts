import { designDrawingUrl, designPageUrl } from '../design/addresses.ts'
import { designItem } from '../design/design-item.ts'
import { summaryOf } from '../design/facts.ts'
import type { Plan } from '../design/plan.ts'
import { planOfCode } from '../design/plan-code.ts'
import { isUnreadable, planText, readPlan } from '../design/plan-text.ts'
import { type Entry, keyOf } from './entries.ts'
import type { FoundItem } from './found-item.ts'

/** The item that an address asks for, or the nearest with a note why; undefined where it names none. */
export function designItemFor(text: string): Entry | undefined {
  const read = readPlan(text)
  return isUnreadable(read) ? undefined : designItem(read.plan, read.because.join(' '))
}

/** The details of a designed unit in a list. */
export function foundDesign(plan: Plan): FoundItem {
  const [text, { code }] = [planText(plan), designItem(plan)]
  const summary = summaryOf(plan)
  return {
    code,
    picture: designDrawingUrl(text),
    alt: summary,
    pageName: summary,
    href: designPageUrl(text),
  }
}

/** The units of codes with spaces between them, by `keyOf`; a code that names none is missing. */
export function foundDesigns(codes: string): Map<string, FoundItem> {
  const plans = codes.split(' ').flatMap(code => planOfCode(code) ?? [])
  return new Map(plans.map(plan => [keyOf(designItem(plan)), foundDesign(plan)]))
}
