import type { FieldSchema } from '../../field-schema.ts'

/** What a field becomes; undefined leaves it out. */
export type Edit = (value: unknown) => unknown

/**
 * A copy of a value with one field changed, where it is changed. What is left out on the way begins
 * as its default.
 */
export function editAt(
  schema: FieldSchema,
  value: unknown,
  path: readonly string[],
  edit: Edit,
): unknown {
  const [name, ...rest] = path
  if (name === undefined) return edit(value)
  if (schema.type === 'array') {
    const list = Array.isArray(value) ? value : []
    const next = editAt(schema.items, list[Number(name)], rest, edit)
    if (next === list[Number(name)]) return value
    return list.map((one, index) => (index === Number(name) ? next : one))
  }
  const inner = schema.type === 'object' && schema.properties[name]
  if (!inner) throw new Error(`No field "${name}" in the schema of the form.`)
  const group = groupOf(value) ?? groupOf(schema.default) ?? {}
  const next = editAt(inner, group[name], rest, edit)
  if (next === group[name]) return value
  const { [name]: _, ...remaining } = group
  return next === undefined ? remaining : { ...group, [name]: next }
}

/** The fields of a value, if it has fields. */
export function groupOf(value: unknown): Record<string, unknown> | undefined {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup ? (value as Record<string, unknown>) : undefined
}

/** What is at a path of a value. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : groupOf(inner)?.[name]),
    value,
  )
}

/** `cards.0.title` of `sections.1.cards.0.title` in a form at `sections.1`; undefined elsewhere. */
export function stepsBelow(at: string, path: string): string[] | undefined {
  if (path === at) return []
  const start = at && `${at}.`
  return path.startsWith(start) ? path.slice(start.length).split('.') : undefined
}

/** The path of a field in something at a path. */
export const below = (at: string, name: string | number) => (at ? `${at}.${name}` : `${name}`)
