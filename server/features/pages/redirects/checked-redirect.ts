import { routes } from '../../../../web/base/routes.ts'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import { answeredFault } from '../../../content/addresses.ts'
import type { PublicAddress } from '../../../render/public-address.ts'
import { typedAddress } from './former-address.ts'

/** A former address in its one form, and where it leads. */
export interface CheckedRedirect {
  from: string
  to: string
}

/** The site as visitors see it, and its origin, which copied addresses begin with. */
export interface Site {
  addressOf: PublicAddress
  origin: string
}

/**
 * Reads a former address, and the page or product that it leads to: its address, or the code of a
 * product.
 * @throws AppError 400, or 409 where visitors see something at the former address
 */
export function checkedRedirect(typed: CheckedRedirect, site: Site): CheckedRedirect {
  const { path, query } = typedAddress(typed.from)
  const from = path + query
  const fault = formerFault(from)
  if (fault) throw badRequest(fault, { from: fault })
  // The home page has former addresses that differ by a query.
  if (site.addressOf(path) !== undefined && (path !== routes.home || query === '')) {
    throw conflict(TAKEN, { from: TAKEN })
  }
  const to = targetOf(typed.to, site)
  if (to === undefined) throw badRequest(NO_TARGET, { to: NO_TARGET })
  return { from, to }
}

/** Why an address in its one form leads nowhere, whatever the site shows. */
export function formerFault(from: string): string | undefined {
  const [path = ''] = from.split('?')
  return from.length > pageLimits.address
    ? `A former address has at most ${pageLimits.address} characters`
    : answeredFault(path)
}

function targetOf(typed: string, { addressOf, origin }: Site): string | undefined {
  const address = typed.trim()
  const [target = ''] = (
    address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  ).split(/[?#]/)
  if (target === '') return undefined
  return addressOf(target.startsWith('/') ? target : routes.product(target))
}

const TAKEN = 'Visitors see a page or a product at this address'

const NO_TARGET = 'There is no page at this address, and no product with this code'
