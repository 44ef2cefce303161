import { memo } from 'react'
import type { GroupSchema, TextSchema } from '../../../field-schema.ts'
import { below } from '../edit-at.ts'
import { fieldId, useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'
import { OwnFault } from './own-fault.tsx'
import { isSlot, SlotPicture } from './slot-picture.tsx'
import { TextField } from './text-field.tsx'
import { useReplace } from './use-replace.ts'

interface Props extends FieldProps<GroupSchema> {
  /** Within a row that has its own buttons. */
  isRow?: boolean
}

/** What the server and the drawing decide. */
const UNSHOWN = ['path', 'kind', 'family', 'shape', 'traits', 'ground', 'seed']

/** A place for a picture: what it shows now, and its alt text. Its photo comes by the upload. */
export const SlotField = memo(function SlotField({ schema, value, at, isRequired, isRow }: Props) {
  const form = useForm()
  const replace = useReplace(at, value)
  const label = schema.title ?? 'Picture'
  const name = label.toLowerCase()
  if (!isSlot(value)) {
    if (!form.canAddSlots()) return null
    return (
      <button
        type="button"
        id={fieldId(at)}
        className="button secondary small form-add"
        onClick={() => replace(() => form.newSlot('image', at))}
      >
        + Add a {name}
      </button>
    )
  }
  return (
    <fieldset className="form-group form-slot" id={fieldId(at)} tabIndex={-1}>
      <legend className={isRow ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="form-picture">
        {form.renderSlot(value, at) || <SlotPicture slot={value} width={640} />}
      </div>
      {value.kind !== 'pdf' && form.renderDrawingChoice(value, at)}
      <TextField
        schema={schema.properties.alt as TextSchema}
        value={value.alt}
        at={below(at, 'alt')}
        isRequired
      />
      <OwnFault at={at} inside={UNSHOWN.map(name => below(at, name))} />
      {!isRequired && (
        <button type="button" className="form-take-away" onClick={() => replace(() => undefined)}>
          Leave out this {name}
        </button>
      )}
    </fieldset>
  )
})
