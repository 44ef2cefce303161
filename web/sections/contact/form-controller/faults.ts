import { faultOf, NOT_A_SERVICE, SERVICES, TOO_MANY_ITEMS } from '../../../inquiry/rules.ts'
import type { Entry } from '../../../shortlist/entries.ts'
import { itemLimits } from '../../../shortlist/item-limits.ts'
import { FIELDS, type FieldName } from '../fields.ts'
import type { Faults } from '../form-state.ts'
import type { Values } from './form-values.ts'

/** The server's rules and messages (web/inquiry/rules.ts). */
export function faultsIn(values: Values, items: readonly Entry[]): Faults {
  const faults: Faults = items.length > itemLimits.items ? { items: TOO_MANY_ITEMS } : {}
  for (const { name } of FIELDS) Object.assign(faults, faultIn(name, values[name] ?? ''))
  return faults
}

/** The fault of one field, under its name: `{ email: '…' }`, or `{}`. */
export function faultIn(name: FieldName, value: string): Faults {
  const fault = name === 'serviceInterest' ? faultOfService(value) : faultOf(name, value)
  return fault ? { [name]: fault } : {}
}

const faultOfService = (value: string) =>
  value === '' || SERVICES.some(([service]) => service === value) ? undefined : NOT_A_SERVICE
