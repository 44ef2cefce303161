import { memo } from 'react'
import { fileUrl } from '../../../../../admin/file-url.ts'
import { drawingUrl } from '../../../../../base/routes.ts'
import type { GroupSchema } from '../../../field-schema.ts'
import { below, groupOf } from '../edit-at.ts'
import { fieldId, useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'
import { OwnFault } from './own-fault.tsx'

/** A drawing that was made for its place: it stays, or is taken away. */
export const DrawingField = memo(function DrawingField(props: FieldProps<GroupSchema>) {
  const { schema, value, at } = props
  const form = useForm()
  const { name, version } = groupOf(value) ?? {}
  if (typeof name !== 'string') return null
  return (
    <fieldset className="form-group" id={fieldId(at)} tabIndex={-1}>
      <legend>{schema.title}</legend>
      <div className="form-picture">
        <img src={fileUrl(drawingUrl(name, String(version)))} alt="" loading="lazy" />
      </div>
      <p className="field-hint">{schema.description}</p>
      <OwnFault at={at} inside={Object.keys(schema.properties).map(name => below(at, name))} />
      <button
        type="button"
        className="form-take-away"
        onClick={() => form.change(at, () => undefined)}
      >
        Take this drawing away
      </button>
    </fieldset>
  )
})
