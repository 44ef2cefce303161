import { memo } from 'react'
import { useProducts } from '../../../../../admin/use-products.ts'
import type { TextSchema } from '../../../field-schema.ts'
import type { FieldProps } from './field-props.ts'
import { SelectField } from './select-field.tsx'

/** A collection of products, by its id. */
export const CollectionField = memo(function CollectionField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const { data } = useProducts()
  return (
    <SelectField
      {...{ at, label, isRequired }}
      help={schema.description}
      chosen={typeof value === 'string' ? value : ''}
      none="All, with a tile for each"
      options={(data?.collections ?? []).map(({ id, name }) => ({ value: id, words: name }))}
    />
  )
})
