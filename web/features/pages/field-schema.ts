import type { SectionKind } from '../../sections/schemas.ts'

/*
 * The part of JSON Schema that the schemas of pages and sections turn into, with the words that
 * web/sections/fields.ts adds for forms. `title`, `description` and `examples` are JSON Schema's own.
 */

interface Described {
  /** What the field is called. */
  title?: string
  /** One sentence of help. */
  description?: string
  examples?: unknown[]
  /** What it is where the source leaves it out. */
  default?: unknown
  /** Only programmers, or the server, change it. */
  readOnly?: boolean
  /** Few need it: below the others of its group. */
  isLast?: boolean
}

export interface TextSchema extends Described {
  type: 'string'
  minLength?: number
  maxLength?: number
  pattern?: string
  enum?: string[]
  const?: string
  /** What each of `enum` is called. */
  names?: Record<string, string>
  form?: 'link' | 'page' | 'collection' | 'code'
}

export interface NumberSchema extends Described {
  type: 'number' | 'integer'
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  unit?: string
}

export interface SwitchSchema extends Described {
  type: 'boolean'
  /** It is on, or left out. */
  const?: true
}

export interface ListSchema extends Described {
  type: 'array'
  items: FieldSchema
  minItems?: number
  maxItems?: number
  /** What one of them is called, such as `card`. */
  one?: string
  /** The field of the section that has as many, such as the columns for the cells of a row. */
  along?: string
}

export interface GroupSchema extends Described {
  type: 'object'
  properties: Record<string, FieldSchema>
  required?: string[]
  /** What it is, where it has a field of its own kind. */
  form?: 'slot' | 'drawing' | 'action'
}

export type FieldSchema = TextSchema | NumberSchema | SwitchSchema | ListSchema | GroupSchema

export interface KindForm {
  /** For people: `Cards`. */
  name: string
  /** What it is for, in a sentence. */
  text: string
  schema: GroupSchema
  /** A page has one that visitors see, at most. */
  isOnce?: true
  /** A section as a new one begins; absent where none can be added. */
  initial?: { kind: SectionKind; [field: string]: unknown }
}

/** Of GET /api/admin/pages/kinds. */
export interface PageKinds {
  /** Of the fields of a page, without its sections. */
  page: GroupSchema
  kinds: Record<string, KindForm>
}
