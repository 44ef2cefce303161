import type { ListSchema } from '../../../field-schema.ts'
import { fieldId, useFaults } from '../form-context.ts'

interface Props {
  schema: ListSchema
  at: string
  count: number
  label?: string | undefined
}

/** What a list is called, how many rows it has and may have, and what is wrong with it. */
export function ListHead({ schema, at, count, label = schema.title }: Props) {
  const fault = useFaults()[at]
  const { maxItems, description } = schema
  return (
    <>
      <div className="form-label">
        <span id={`${fieldId(at)}-name`}>{label}</span>
        <span className="form-counter">
          {count}
          {maxItems !== undefined && ` of ${maxItems}`}
        </span>
      </div>
      {description && <p className="field-hint">{description}</p>}
      {fault && <p className="field-error">{fault}</p>}
    </>
  )
}
