import { type KeyboardEvent, memo } from 'react'
import type { ListSchema } from '../../../field-schema.ts'
import { SlotPicture } from '../fields/slot-picture.tsx'
import { TextField } from '../fields/text-field.tsx'
import { isLong } from '../fields/text-rules.ts'
import { fieldId, useForm } from '../form-context.ts'
import { RowBody } from './row-body.tsx'
import { RowButtons } from './row-buttons.tsx'
import { RowHandle } from './row-handle.tsx'
import { capital, slotIn, summaryOf, titleOf } from './row-words.ts'
import type { RowActions } from './use-rows.ts'

export interface RowProps {
  schema: ListSchema
  value: unknown
  at: string
  index: number
  count: number
  isOpen: boolean
  /** What is dragged would land before it. */
  isLanding: boolean
  /** What is wrong in it. */
  note: string | undefined
  cells: readonly string[] | undefined
  actions: RowActions
}

/** A row of a list: its words, and its fields while it is open. */
export const Row = memo(function Row(props: RowProps) {
  const { schema, value, at, index, isOpen, isLanding, note, actions } = props
  const { items, one = 'row' } = schema
  const title = titleOf(schema, value, index)
  const isLine = items.type === 'string' && !isLong(items)
  const bodyId = `${fieldId(at)}-body`
  return (
    <li
      className="form-row"
      data-key={index}
      data-open={isOpen || undefined}
      data-landing={isLanding || undefined}
      data-line={isLine || undefined}
    >
      <div className="form-row-head">
        <RowHandle {...props} title={title} />
        {isLine ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its field
          <div
            className="form-line"
            onFocus={() => actions.open(index)}
            onKeyDown={event => writeOn(event, props)}
          >
            <TextField
              schema={items}
              value={value}
              at={at}
              isRequired
              label={`${capital(one)} ${index + 1}`}
            />
          </div>
        ) : (
          <button
            type="button"
            id={fieldId(at)}
            className="form-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => actions.toggle(index)}
          >
            <Thumbnail value={value} at={at} />
            <span className="form-row-words">
              <strong>{title}</strong>
              {note && !isOpen ? (
                <span className="form-row-fault">{note}</span>
              ) : (
                <span>{summaryOf(schema, value)}</span>
              )}
            </span>
          </button>
        )}
      </div>
      {isOpen && (
        <div className="form-row-body" id={bodyId}>
          {!isLine && <RowBody {...props} />}
          <RowButtons {...props} title={title} />
        </div>
      )}
    </li>
  )
})

function Thumbnail({ value, at }: Pick<RowProps, 'value' | 'at'>) {
  const form = useForm()
  const slot = slotIn(value)
  return slot ? (
    <span className="form-thumbnail">
      {form.renderSlot(slot, at) || <SlotPicture slot={slot} width={160} />}
    </span>
  ) : null
}

/** As in a list of a text editor: Enter begins the next line, Backspace takes an empty one away. */
function writeOn(event: KeyboardEvent, { value, index, actions }: RowProps): void {
  if (event.nativeEvent.isComposing) return
  if (event.key === 'Enter') actions.addAfter(index)
  else if (event.key === 'Backspace' && value === '') actions.remove(index)
  else return
  event.preventDefault()
}
