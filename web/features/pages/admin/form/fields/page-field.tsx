import { memo } from 'react'
import type { TextSchema } from '../../../field-schema.ts'
import { useForm } from '../form-context.ts'
import { usePages } from '../link-targets.tsx'
import type { FieldProps } from './field-props.ts'
import { SelectField } from './select-field.tsx'

/** Another page of the site, by its address. */
export const PageField = memo(function PageField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const own = useForm().read('path')
  const pages = usePages().filter(({ path, isHidden }) => path !== own && !isHidden)
  return (
    <SelectField
      {...{ at, label, isRequired }}
      help={schema.description}
      chosen={typeof value === 'string' ? value : ''}
      none="None"
      options={pages.map(({ path, name }) => ({ value: path, words: `${name} (${path})` }))}
    />
  )
})
