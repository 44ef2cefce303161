import type {
  FieldSchema,
  GroupSchema,
  TextSchema,
} from '../../../web/features/pages/field-schema.ts'
import { initialOf } from '../../../web/features/pages/initial-value.ts'

/** A field of a page in which an administrator writes. */
export interface TextLeaf {
  /** Such as `sections.1.cards.0.title`. */
  at: string
  schema: TextSchema
  /** What stands there where nothing else is to be tried. */
  plain: string
  number: number
}

/** Collects the texts of a page. */
export interface Leaves {
  all: TextLeaf[]
  /** Of the next one; no other page has it too. */
  number(): number
}

/** Rows of a list beyond these are of the same schema. */
const ROWS = 2

/** A copy of a value with everything in it that its schema allows, and each of its texts. */
export function filledFields(
  schema: FieldSchema,
  value: unknown,
  at: string,
  leaves: Leaves,
): unknown {
  switch (schema.type) {
    case 'string': {
      if (schema.enum || schema.const || schema.readOnly) return value ?? initialOf(schema)
      // These name what there is.
      if (schema.form === 'collection' || schema.form === 'code') return value
      const number = leaves.number()
      const leaf = { at, schema, number, plain: plainText(schema, value, number) }
      leaves.all.push(leaf)
      return leaf.plain
    }
    case 'array': {
      const { items, minItems = 0 } = schema
      const rows = Array.isArray(value) ? value : []
      const length = Math.max(minItems, Math.min(ROWS, rows.length), isOfTexts(items) ? ROWS : 1)
      return Array.from({ length }, (_, index) => rows[index] ?? rows[0]).map((row, index) =>
        filledFields(items, row, `${at}.${index}`, leaves),
      )
    }
    case 'object':
      return filledGroup(schema, value as Record<string, unknown> | undefined, at, leaves)
    default:
      return value ?? initialOf(schema)
  }
}

const isOfTexts = ({ type }: FieldSchema) => type === 'string' || type === 'array'

function filledGroup(
  schema: GroupSchema,
  value: Record<string, unknown> | undefined,
  at: string,
  leaves: Leaves,
): unknown {
  // Drawings can only be left as they are.
  if (schema.form === 'drawing') return value
  const below = (name: string) => (at ? `${at}.${name}` : name)
  const filled = (name: string, field: FieldSchema, inner: unknown) =>
    filledFields(field, inner, below(name), leaves)
  if (schema.form === 'slot') {
    const kind = { Document: 'pdf', Video: 'video' }[schema.title ?? ''] ?? 'image'
    const slot = value ?? { kind, family: 'workshop', shape: 'landscape' }
    const { alt } = schema.properties
    return alt ? { ...slot, alt: filled('alt', alt, slot.alt) } : slot
  }
  const all = Object.entries(schema.properties).map(([name, field]) => [
    name,
    filled(name, field, value?.[name]),
  ])
  return { ...value, ...Object.fromEntries(all.filter(([, inner]) => inner !== undefined)) }
}

/** Unlike any other; what has to be a link or an address stays one. */
function plainText({ pattern, form, minLength = 0 }: TextSchema, value: unknown, number: number) {
  if (pattern && typeof value === 'string') return value
  if (pattern) return form ? '/engineering-services' : `anchor-${number}`
  return longEnough(`Plain text ${number}.`, minLength)
}

/** Repeated until it is. */
export function longEnough(text: string, least = 0): string {
  return text.repeat(Math.max(1, Math.ceil(least / [...text].length)))
}

/** Whether a field may say this. */
export function mayBe({ pattern, minLength = 0, maxLength = 0 }: TextSchema, text: string) {
  const count = [...text].length
  const isOfLength = count >= minLength && count <= maxLength
  return isOfLength && (!pattern || new RegExp(pattern).test(text))
}

/** A copy with other texts at some places. */
export function withTexts<T>(value: T, texts: ReadonlyMap<string, string>, at = ''): T {
  if (typeof value === 'string') return (texts.get(at) ?? value) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.entries(value).map(([name, inner]) => [
    name,
    withTexts(inner, texts, at ? `${at}.${name}` : name),
  ])
  return (Array.isArray(value) ? copy.map(([, inner]) => inner) : Object.fromEntries(copy)) as T
}
