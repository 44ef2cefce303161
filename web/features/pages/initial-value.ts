import type { FieldSchema } from './field-schema.ts'

interface Around {
  /** Makes the place of a picture, where one is asked for. */
  newSlot?: (() => unknown) | undefined
  /** The fields of the same group, for rows with a cell for each of another field. */
  siblings?: Readonly<Record<string, unknown>>
}

/** What a new field begins as: the least that its schema asks for, with its examples as words. */
export function initialOf(schema: FieldSchema, around: Around = {}): unknown {
  switch (schema.type) {
    case 'string':
      return schema.const ?? schema.default ?? schema.enum?.[0] ?? schema.examples?.[0] ?? ''
    case 'number':
    case 'integer':
      return schema.default ?? schema.minimum ?? 0
    case 'boolean':
      return schema.const ?? schema.default ?? false
    case 'array': {
      const { items, along, minItems = 0 } = schema
      const rows = along && around.siblings?.[along]
      const length = Array.isArray(rows) ? rows.length : minItems
      return Array.from({ length }, () => initialOf(items, around))
    }
    case 'object': {
      if (schema.form === 'slot') return (around.newSlot ?? refuse)()
      const siblings: Record<string, unknown> = {}
      for (const [name, field] of Object.entries(schema.properties)) {
        if (!schema.required?.includes(name)) continue
        siblings[name] = initialOf(field, { ...around, siblings })
      }
      return siblings
    }
  }
}

/** Whether what begins like this needs the place of a picture. */
export function needsSlot(schema: FieldSchema): boolean {
  if (schema.type === 'array') return (schema.minItems ?? 0) > 0 && needsSlot(schema.items)
  if (schema.type !== 'object') return false
  if (schema.form === 'slot') return true
  const required = Object.entries(schema.properties).filter(([name]) =>
    schema.required?.includes(name),
  )
  return required.some(([, field]) => needsSlot(field))
}

function refuse(): never {
  throw new Error('A new one needs the place of a picture: pass newSlot.')
}
