import type { FieldSchema } from '../../../page-editing/field-schema.ts'

export interface TextLine {
  /** Such as `cards.0.title`. */
  at: string
  /** The labels on the way to it: `Cards 1, Title`. */
  label: string
  text: string
}

/** Everything in a section or a field that can be read, a line each. */
export function textsOf(value: unknown, schema?: FieldSchema, at = '', label = ''): TextLine[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'boolean') return [{ at, label, text: value ? 'Yes' : 'No' }]
  if (typeof value !== 'object') return [{ at, label, text: String(value) }]
  const below = (name: string) => (at ? `${at}.${name}` : name)
  if (Array.isArray(value)) {
    const items = schema?.type === 'array' ? schema.items : undefined
    return value.flatMap((inner, index) =>
      textsOf(inner, items, below(String(index)), `${label} ${index + 1}`),
    )
  }
  const properties = schema?.type === 'object' ? schema.properties : {}
  return Object.entries(value).flatMap(([name, inner]) => {
    if (at === '' && name === 'kind') return []
    const title = properties[name]?.title ?? name
    return textsOf(inner, properties[name], below(name), label ? `${label}, ${title}` : title)
  })
}
