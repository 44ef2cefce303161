import { firstView } from './addresses.ts'
import type { DesignView } from './contract.ts'
import { firstPlan, type Plan } from './plan.ts'
import { planText, readPlan } from './plan-text.ts'

/** The design that the query of the page shows. */
export interface DesignAtAddress {
  plan: Plan
  /** The plan's canonical text. */
  text: string
  /** The differences from the address, in sentences for visitors. */
  because: readonly string[]
  view: DesignView
}

/** Reads any query; where it names no plan, the first one is shown. */
export function designAtAddress(search: string): DesignAtAddress {
  const query = new URLSearchParams(search)
  const parameter = query.get('plan')
  const { plan, because } = parameter ? readPlan(parameter) : { plan: firstPlan, because: [] }
  return { plan, text: planText(plan), because, view: viewIn(query) }
}

function viewIn(query: URLSearchParams): DesignView {
  const turns = [0, 1, 2, 3] as const
  return {
    view: turns.find(turn => `${turn}` === query.get('view')) ?? firstView.view,
    roof: query.get('roof') !== 'off',
    sizes: query.get('sizes') === 'on',
  }
}
