import { sameJson } from '../../../base/same-json.ts'
import type { FieldSchema } from '../field-schema.ts'
import { below, type FieldChange, type Sides } from './field-change.ts'
import { inWords, isWhole } from './in-words.ts'
import { rowChanges } from './row-changes.ts'

/**
 * What differs in a section, in one field or in the fields of a page, for people.
 * @param schema of both; what it does not name has its name as the label
 * @returns nothing only where both say the same
 */
export function compareFields(
  schema: FieldSchema | undefined,
  before: unknown,
  after: unknown,
): FieldChange[] {
  const rootOf = (value: unknown) => (value === undefined ? undefined : '')
  const at = { before: rootOf(before), after: rootOf(after) }
  return changesIn({ schema, labels: [], before, after, at })
}

function changesIn(sides: Sides): FieldChange[] {
  const { schema, labels, before, after, at } = sides
  if (sameJson(before, after)) return []
  const [own, other] = [before ?? after, after ?? before]
  const found =
    isWhole(schema, own) || isWhole(schema, other) || isList(own) !== isList(other)
      ? wholeChange(sides)
      : isList(own)
        ? rowChanges(sides, changesIn)
        : groupChanges(sides)
  if (found.length > 0) return found
  // Such as an empty list where there was none, or what only the server reads.
  const [old, now] = [before !== undefined && 'As before', after !== undefined && 'Other details']
  return [{ labels, at, kind: 'value', before: old || undefined, after: now || undefined }]
}

function groupChanges({ schema, labels, before, after, at }: Sides): FieldChange[] {
  const [own, other] = [groupOf(before), groupOf(after)]
  const properties = schema?.type === 'object' ? schema.properties : {}
  // As the form has them; then those that it does not show.
  const names = new Set([...Object.keys(properties), ...Object.keys(own), ...Object.keys(other)])
  return [...names].flatMap(name => {
    const field = properties[name]
    // Of what is new or gone as a whole, its kind and its empty lists say nothing.
    const isWholly = before === undefined || after === undefined
    if (isWholly && (isConstant(field) || isEmpty(own[name] ?? other[name]))) return []
    return changesIn({
      schema: field,
      labels: [...labels, field?.title || NAMES[name] || name],
      before: own[name],
      after: other[name],
      at: { before: below(at.before, name), after: below(at.after, name) },
    })
  })
}

const isConstant = (field: FieldSchema | undefined) =>
  field?.type === 'string' && field.const !== undefined

const isEmpty = (value: unknown) => isList(value) && value.length === 0

/** Fields that forms do not show under a title. */
const NAMES: Record<string, string> = { hidden: 'Hidden from visitors', kind: 'Kind' }

function wholeChange({ schema, labels, before, after, at }: Sides): FieldChange[] {
  const [own, other] = [inWords(schema, before), inWords(schema, after)]
  const parts = new Set([...other, ...own].map(({ label }) => label))
  return [...parts].flatMap((label): FieldChange[] => {
    const [old, now] = [own, other].map(all => all.find(one => one.label === label))
    if (old?.words === now?.words) return []
    const field = (now ?? old)?.field
    const place = (path: string | undefined) => (field ? below(path, field) : path)
    return [
      {
        labels: label ? [...labels, label] : labels,
        at: { before: place(at.before), after: place(at.after) },
        kind: old?.isText && now?.isText ? 'text' : 'value',
        before: old?.words,
        after: now?.words,
      },
    ]
  })
}

const isList = Array.isArray

const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
