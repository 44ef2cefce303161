import type { FieldSchema } from '../../../field-schema.ts'
import { groupOf } from '../edit-at.ts'
import { isSlot } from '../fields/slot-picture.tsx'
import type { SlotSource } from '../section-form-props.ts'

/**
 * A copy of a row. A place belongs to one thing, and an upload to the one would change
 * the other: the copies of its pictures have places of their own.
 * @param copySlot makes such a place; without it they are left out
 */
export function copied(
  schema: FieldSchema,
  value: unknown,
  copySlot?: (slot: SlotSource) => unknown,
): unknown {
  if (schema.type === 'array' && Array.isArray(value)) {
    const copies = value.map(one => copied(schema.items, one, copySlot))
    return copies.filter(one => one !== undefined)
  }
  if (schema.type === 'object' && schema.form === 'slot' && isSlot(value)) return copySlot?.(value)
  const fields = groupOf(value)
  if (schema.type !== 'object' || !fields) return value
  const copies = Object.entries(fields).flatMap(([name, field]) => {
    const inner = schema.properties[name]
    const copy = inner && copied(inner, field, copySlot)
    return copy === undefined ? [] : [[name, copy]]
  })
  return Object.fromEntries(copies)
}
