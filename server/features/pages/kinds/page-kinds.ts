import * as z from 'zod'
import type {
  FieldSchema,
  GroupSchema,
  KindForm,
  PageKinds,
} from '../../../../web/features/pages/field-schema.ts'
import { initialOf } from '../../../../web/features/pages/initial-value.ts'
import { pageSectionSchema, type SectionKind } from '../../../../web/sections/schemas.ts'
import { pageSchema } from '../../../content/page-schema.ts'

/** What the forms of the editor are made of: every kind of section, and the page itself. */
export function pageKinds(): PageKinds {
  const forms = pageSectionSchema.options.map(option => {
    const kind: SectionKind = option.shape.kind.value
    return [kind, formOf(kind, option)] as const
  })
  return { page: formSchemaOf(pageSchema), kinds: Object.fromEntries(forms) }
}

function formOf(kind: SectionKind, option: z.ZodType): KindForm {
  const schema = formSchemaOf(option)
  const { title, description, isFixed, isOnce } = option.meta() ?? {}
  if (!title || !description) throw new Error(`The kind "${kind}" needs a name: see kind.ts.`)
  if (kind === 'product-grid') addCollection(schema)
  const form = {
    name: title,
    text: description,
    schema,
    ...(isOnce === true && { isOnce: true as const }),
  }
  if (isFixed) return form
  return { ...form, initial: { ...(initialOf(schema) as object), kind } }
}

/** A source names the collection whose products are filled in (content/listed-page.ts). */
function addCollection(schema: GroupSchema): void {
  schema.properties.collection = {
    type: 'string',
    title: 'Collection',
    description: 'Its products are edited in “Products”.',
    maxLength: 60,
    readOnly: true,
  }
  schema.required?.push('collection')
}

function formSchemaOf(schema: z.ZodType): GroupSchema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' })
  delete json.$schema
  // Zod's type is of JSON Schema as a whole, of which web/sections/described.ts makes this part.
  return withoutFilledIn(json as unknown as GroupSchema)
}

/** Without the fields that no source has. */
function withoutFilledIn(schema: GroupSchema): GroupSchema {
  const isOwn = ([, field]: [string, FieldSchema]) => !('isFilledIn' in field)
  const fields = Object.entries(schema.properties).filter(isOwn)
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, inside(field)]))
  const required = schema.required?.filter(name => name in properties)
  return { ...schema, properties, ...(required && { required }) }
}

function inside(schema: FieldSchema): FieldSchema {
  if (schema.type === 'object') return withoutFilledIn(schema)
  return schema.type === 'array' ? { ...schema, items: inside(schema.items) } : schema
}
