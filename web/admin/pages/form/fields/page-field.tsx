import { memo } from 'react'
import type { TextSchema } from '../../../../page-editing/field-schema.ts'
import { useForm } from '../form-context.ts'
import { usePages } from '../link-targets.tsx'
import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'

/** Another page of the site, by its address. */
export const PageField = memo(function PageField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const form = useForm()
  const own = form.read('path')
  const chosen = typeof value === 'string' ? value : ''
  const pages = usePages().filter(({ path, isHidden }) => path !== own && !isHidden)
  // It was deleted, or the pages are still being read.
  const isListed = chosen === '' || pages.some(({ path }) => path === chosen)
  return (
    <Labelled at={at} label={label} help={schema.description}>
      {attributes => (
        <select
          {...attributes}
          value={chosen}
          onFocus={() => form.onFocusAt(at)}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value
            form.change(at, () => (next === '' ? undefined : next))
          }}
        >
          {(!isRequired || chosen === '') && (
            <option value="">{isRequired ? 'Choose' : 'None'}</option>
          )}
          {!isListed && <option value={chosen}>{chosen}</option>}
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name} ({path})
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
})
