import { counted } from '../../../../../base/counted.ts'
import type { FieldSchema, ListSchema } from '../../../field-schema.ts'
import { groupOf, valueAt } from '../edit-at.ts'
import { isSlot } from '../fields/slot-picture.tsx'
import type { SlotSource } from '../section-form-props.ts'

/** The fields that name a row, the first that says something. */
const NAMES = ['title', 'label', 'name', 'alt', 'text']

/** What a row is called while it is collapsed: its own words, or `Card 3`. */
export function titleOf({ one = 'row' }: ListSchema, value: unknown, index: number): string {
  const [first] = Array.isArray(value) ? value : [value]
  const fields = groupOf(first) ?? {}
  const own = typeof first === 'string' ? first : NAMES.map(name => fields[name]).find(isSaid)
  const shown = slotIn(first)?.alt
  return String(isSaid(own) ? own : shown || `${capital(one)} ${index + 1}`)
}

const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''

/** What else there is: `4 points, 3 pictures`, or the words beside its title. */
export function summaryOf({ items }: ListSchema, value: unknown): string {
  if (Array.isArray(value)) return value.slice(1).join(' · ')
  const fields = groupOf(value)
  if (!fields || items.type !== 'object' || items.form === 'slot') return ''
  const counts = Object.entries(items.properties).flatMap(([name, schema]) =>
    countOf(schema, fields[name]),
  )
  if (counts.length > 0) return counts.join(', ')
  const named = NAMES.find(name => isSaid(fields[name]))
  const rest = ['value', 'text', 'href', 'command'].filter(name => name !== named)
  return rest.map(name => fields[name]).find(isSaid) ?? ''
}

function countOf(schema: FieldSchema, value: unknown): string[] {
  if (schema.type !== 'array' || !Array.isArray(value) || value.length === 0) return []
  const { title = 'rows', one = 'row' } = schema
  return [counted(value.length, one, title.toLowerCase())]
}

/** The first picture of a row. */
export function slotIn(value: unknown): SlotSource | undefined {
  if (isSlot(value)) return value
  const inside = Object.values(groupOf(value) ?? {})
  return inside.flat().find(isSlot)
}

/** What is wrong inside a row: the sentence with its field, or how much there is. */
export function faultNote(
  items: FieldSchema,
  faults: readonly { steps: readonly string[]; text: string }[],
): string | undefined {
  const [first] = faults
  if (!first) return undefined
  if (faults.length > 1) return `${faults.length} things to put right`
  const label = labelAt(items, first.steps)
  return label ? `${label}: ${first.text}` : first.text
}

function labelAt(schema: FieldSchema, steps: readonly string[]): string | undefined {
  const names = steps.flatMap(step => (Number.isNaN(Number(step)) ? ['properties', step] : 'items'))
  const title = valueAt(schema, [...names, 'title'])
  return typeof title === 'string' && steps.length > 0 ? title : undefined
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `a card`, `an archive`. */
export const aOne = (one: string) => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
