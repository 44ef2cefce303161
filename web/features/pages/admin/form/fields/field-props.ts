import type { FieldSchema } from '../../../field-schema.ts'

export interface FieldProps<S extends FieldSchema = FieldSchema> {
  schema: S
  /** What the source has; a draft may have anything. */
  value: unknown
  at: string
  /** Otherwise it can be left out. */
  isRequired: boolean
  /** In place of its title. */
  label?: string | undefined
}
