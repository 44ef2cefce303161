import type { Context } from 'koa'
import { firstView, viewParameters } from '../../../web/features/design/addresses.ts'
import type { DesignView } from '../../../web/features/design/contract.ts'
import { firstPlan, type Plan } from '../../../web/features/design/plan.ts'
import { planText, readPlan } from '../../../web/features/design/plan-text.ts'

/** The design that an address requests: every spelling has an answer. */
export interface RequestedDesign {
  plan: Plan
  view: DesignView
  /** The differences from the address where the plan that it names cannot stand. */
  because: string[]
  /** The canonical address of the design, with its query. */
  address: string
  /**
   * The status of the redirect to its current address: 301 where the old one only spells it
   * otherwise.
   */
  isElsewhere?: 301 | 302
}

interface What {
  /** True where the address has a view as well. */
  hasView?: boolean
  /** The version in the address, which stays: versioned addresses are immutable. */
  version?: string
}

/** @param ctx of a GET; parameters that are no part of the address are left out of it */
export function requestedDesign(
  ctx: Context,
  { hasView = false, version }: What = {},
): RequestedDesign {
  const { query } = ctx
  const text = first(query.plan)
  const read = text === undefined ? defaultDesign : readPlan(text)
  const view = hasView ? viewOf(query) : firstView
  const isVersion = version !== undefined && query.v === version
  const parameters = new URLSearchParams({
    ...(text !== undefined && { plan: planText(read.plan) }),
    ...viewParameters(view),
    ...(isVersion && { v: version }),
  })
  const address = ctx.path + (parameters.size > 0 ? `?${parameters}` : '')
  const isOther = ctx.path + ctx.search !== address
  // Another release may have drawn a version of the same name, and does so again.
  const isForNow = read.as === 'nearest' || (query.v !== undefined && !isVersion)
  return {
    plan: read.plan,
    view,
    because: read.because,
    address,
    ...(isOther && { isElsewhere: isForNow ? 302 : 301 }),
  }
}

/** Sends there where the address is not the one. */
export function redirectIfMoved(ctx: Context, { address, isElsewhere }: RequestedDesign): boolean {
  if (!isElsewhere) return false
  ctx.status = isElsewhere
  // Another release may know more plans.
  ctx.set('cache-control', isElsewhere === 301 ? 'public, max-age=86400' : 'public, max-age=60')
  ctx.redirect(address)
  return true
}

const defaultDesign = { plan: firstPlan, as: 'written', because: [] as string[] } as const

type Query = Context['query']

const first = (value: Query[string]) => (Array.isArray(value) ? value[0] : value)

function viewOf(query: Query): DesignView {
  const turned = first(query.view)
  return {
    view: ([1, 2, 3] as const).find(view => `${view}` === turned) ?? firstView.view,
    roof: first(query.roof) !== 'off',
    sizes: first(query.sizes) === 'on',
  }
}
