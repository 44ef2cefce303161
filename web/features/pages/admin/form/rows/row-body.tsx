import type { ListSchema, TextSchema } from '../../../field-schema.ts'
import { below } from '../edit-at.ts'
import { FieldFor } from '../fields/field-for.tsx'
import { GroupFields } from '../fields/group-fields.tsx'
import { OwnFault } from '../fields/own-fault.tsx'
import { SlotField } from '../fields/slot-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { capital } from './row-words.ts'

interface Props {
  schema: ListSchema
  value: unknown
  at: string
  index: number
  cells: readonly string[] | undefined
}

/** The fields of a row. */
export function RowBody({ schema, value, at, index, cells }: Props) {
  const { items, one = 'row' } = schema
  if (items.type === 'object') {
    return items.form === 'slot' ? (
      <SlotField schema={items} value={value} at={at} isRequired isRow />
    ) : (
      <GroupFields schema={items} value={value} at={at} />
    )
  }
  if (items.type === 'array' && items.along && items.items.type === 'string') {
    return <Cells schema={items.items} value={value} at={at} names={cells} />
  }
  const label = `${capital(one)} ${index + 1}`
  return <FieldFor schema={items} value={value} at={at} isRequired label={label} />
}

interface CellsProps {
  schema: TextSchema
  value: unknown
  at: string
  names: readonly string[] | undefined
}

/** A cell for each name, and those that a draft has too many. */
function Cells({ schema, value, at, names = [] }: CellsProps) {
  const cells: readonly unknown[] = Array.isArray(value) ? value : []
  const count = Math.max(cells.length, names.length)
  const fields = Array.from({ length: count }, (_, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands in its column
      key={index}
      schema={schema}
      value={cells[index]}
      at={below(at, index)}
      isRequired
      label={names[index] || `${schema.title} ${index + 1}`}
    />
  ))
  return [<OwnFault key="fault" at={at} />, ...fields]
}
