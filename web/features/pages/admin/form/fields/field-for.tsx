import { ListField } from '../rows/list-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { CollectionField } from './collection-field.tsx'
import { DrawingField } from './drawing-field.tsx'
import type { FieldProps } from './field-props.ts'
import { FixedField } from './fixed-field.tsx'
import { GroupField } from './group-fields.tsx'
import { NumberField } from './number-field.tsx'
import { PageField } from './page-field.tsx'
import { SlotField } from './slot-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'

interface Props extends FieldProps {
  /** Of a list: the fields beside it with rows that have one for each of it. */
  followers?: readonly string[] | undefined
  /** Of a list: what the cells of its rows are called. */
  cells?: readonly string[] | undefined
}

/** The field that a schema asks for. */
export function FieldFor({ schema, followers, cells, ...field }: Props) {
  switch (schema.type) {
    case 'array':
      return <ListField {...field} schema={schema} followers={followers} cells={cells} />
    case 'object':
      if (schema.form === 'slot') return <SlotField {...field} schema={schema} />
      if (schema.form === 'drawing') return <DrawingField {...field} schema={schema} />
      return <GroupField {...field} schema={schema} />
    case 'boolean':
      return <SwitchField {...field} schema={schema} />
    case 'string':
      if (schema.const !== undefined) return null
      if (schema.readOnly) return <FixedField {...field} schema={schema} />
      if (schema.enum) return <ChoiceField {...field} schema={schema} />
      if (schema.form === 'collection') return <CollectionField {...field} schema={schema} />
      if (schema.form === 'page') return <PageField {...field} schema={schema} />
      return <TextField {...field} schema={schema} />
    default:
      return <NumberField {...field} schema={schema} />
  }
}
