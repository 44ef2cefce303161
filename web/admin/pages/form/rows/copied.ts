import type { FieldSchema } from '../../../../page-editing/field-schema.ts'
import { groupOf } from '../edit-at.ts'

/**
 * A copy of a row. Its pictures are not copied: a place belongs to one thing, and whoever uploads a
 * photo to the one would change the other.
 * @param newSlot makes a place where one is required
 */
export function copied(schema: FieldSchema, value: unknown, newSlot: () => unknown): unknown {
  if (schema.type === 'array' && Array.isArray(value)) {
    return isSlotSchema(schema.items) ? [] : value.map(one => copied(schema.items, one, newSlot))
  }
  if (isSlotSchema(schema)) return newSlot()
  const fields = groupOf(value)
  if (schema.type !== 'object' || !fields) return value
  const copies = Object.entries(fields).flatMap(([name, field]) => {
    const inner = schema.properties[name]
    const isLeftOut = inner && isSlotSchema(inner) && !schema.required?.includes(name)
    return inner && !isLeftOut ? [[name, copied(inner, field, newSlot)]] : []
  })
  return Object.fromEntries(copies)
}

const isSlotSchema = (schema: FieldSchema) => schema.type === 'object' && schema.form === 'slot'
