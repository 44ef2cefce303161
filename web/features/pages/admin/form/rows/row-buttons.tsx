import { Button } from '../../../../../admin/ui/button.tsx'
import type { ListSchema } from '../../../field-schema.ts'
import { needsSlot } from '../../../initial-value.ts'
import { useForm } from '../form-context.ts'
import type { RowActions } from './use-rows.ts'

interface Props {
  schema: ListSchema
  title: string
  index: number
  count: number
  actions: RowActions
}

/** What can be done with an open row besides writing in it. */
export function RowButtons({ schema, title, index, count, actions }: Props) {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const form = useForm()
  // A line is written as soon as it is copied.
  const canCopy = items.type !== 'string' && (!needsSlot(items) || form.canAddSlots())
  const about = <span className="visually-hidden"> {title}</span>
  return (
    <div className="form-row-buttons">
      <Button isIdle={index === 0} onClick={() => actions.move(index, index - 1)}>
        Up{about}
      </Button>
      <Button isIdle={index === count - 1} onClick={() => actions.move(index, index + 1)}>
        Down{about}
      </Button>
      {canCopy && (
        <Button isIdle={count >= maxItems} onClick={() => actions.copy(index)}>
          Copy{about}
        </Button>
      )}
      <Button
        isIdle={count <= minItems}
        title={count <= minItems ? `At least ${minItems} must stay` : undefined}
        onClick={() => actions.remove(index)}
      >
        Delete{about}
      </Button>
    </div>
  )
}
