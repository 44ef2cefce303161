import { routes } from '../../base/routes.ts'
import type { Entry } from '../shortlist/entries.ts'
import type { SentDesign } from './contract.ts'
import { summaryOf } from './facts.ts'
import { partsOf } from './parts.ts'
import type { Plan } from './plan.ts'
import { planCode, planOfCode } from './plan-code.ts'
import { planText } from './plan-text.ts'

/**
 * A designed unit is an item like any other, in shortlists, their links and inquiries: its page is
 * the one that designs units, and its code is that of its plan.
 */
export const designItem = (plan: Plan, note = ''): Entry => ({
  page: routes.design,
  code: planCode(plan),
  quantity: 1,
  note,
})

/** The plan of an item, unless it is none of a designed unit. */
export const planOfItem = ({ page, code }: Pick<Entry, 'page' | 'code'>): Plan | undefined =>
  page === routes.design ? planOfCode(code) : undefined

/** The fields of a plan that an inquiry stores. */
export const sentDesign = (plan: Plan): SentDesign => ({
  plan: planText(plan),
  summary: summaryOf(plan),
  parts: partsOf(plan),
})
