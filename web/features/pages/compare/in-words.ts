import type { FieldSchema } from '../field-schema.ts'
import { slotInWords } from './slot-in-words.ts'

export interface Said {
  /** What is said of a part of it, such as a picture's drawing; without a name, of the field. */
  label?: string
  /** The part's field, where it has one in the form. */
  field?: string
  words: string
  /** Prose, which is compared word by word. */
  isText: boolean
}

/** Whether a value is said as a whole, and not field by field or row by row. */
export const isWhole = (schema: FieldSchema | undefined, value: unknown): boolean =>
  isPicture(schema) || typeof value !== 'object' || value === null

/** A value as people read it; nothing where it is left out. */
export function inWords(schema: FieldSchema | undefined, value: unknown): Said[] {
  if (value === undefined || value === null) return []
  if (isPicture(schema) && typeof value === 'object') return slotInWords(value)
  if (typeof value === 'string') return [stringInWords(schema, value)]
  if (typeof value === 'boolean') return [{ words: value ? 'Yes' : 'No', isText: false }]
  if (typeof value === 'number') return [{ words: withUnit(schema, value), isText: false }]
  return [{ words: JSON.stringify(value), isText: false }]
}

const isPicture = (schema: FieldSchema | undefined): boolean =>
  schema?.type === 'object' && (schema.form === 'slot' || schema.form === 'drawing')

function stringInWords(schema: FieldSchema | undefined, value: string): Said {
  if (schema?.type !== 'string') return { words: value, isText: true }
  const isText = !schema.enum && !schema.form
  return { words: schema.names?.[value] ?? value, isText }
}

const withUnit = (schema: FieldSchema | undefined, value: number): string => {
  const isNumber = schema?.type === 'number' || schema?.type === 'integer'
  return isNumber && schema.unit ? `${value} ${schema.unit}` : String(value)
}
