import { faultOf, TOO_MANY_ITEMS } from '../../../features/inquiries/rules.ts'
import type { Entry } from '../../../features/shortlist/entries.ts'
import { itemLimits } from '../../../features/shortlist/item-limits.ts'
import { FIELDS, type FieldName } from '../fields.ts'
import type { Faults } from '../form-state.ts'
import type { Values } from './form-values.ts'

/** The server's rules and messages (web/features/inquiries/rules.ts). */
export function faultsIn(values: Values, items: readonly Entry[]): Faults {
  const faults: Faults = items.length > itemLimits.items ? { items: TOO_MANY_ITEMS } : {}
  for (const { name } of FIELDS) Object.assign(faults, faultIn(name, values[name] ?? ''))
  return faults
}

/** The fault of one field, under its name: `{ email: '…' }`, or `{}`. */
export function faultIn(name: FieldName, value: string): Faults {
  // A service is one of the choices that the server has sent, and knows.
  const fault = name === 'serviceInterest' ? undefined : faultOf(name, value)
  return fault ? { [name]: fault } : {}
}
