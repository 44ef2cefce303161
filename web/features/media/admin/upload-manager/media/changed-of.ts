import type { SlotDetails } from '../../../../../admin/contract.ts'

/** Picks the changed fields: another user may have changed the rest in the meantime. */
export function changedOf(change: Partial<SlotDetails>, stored: SlotDetails): Partial<SlotDetails> {
  const names = Object.keys(change) as (keyof SlotDetails)[]
  return Object.fromEntries(
    names.filter(name => change[name] !== stored[name]).map(name => [name, change[name]]),
  )
}
