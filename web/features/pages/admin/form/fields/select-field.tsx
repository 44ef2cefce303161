import { useForm } from '../form-context.ts'
import { Labelled } from './labelled.tsx'

interface Props {
  at: string
  label: string
  help: string | undefined
  isRequired: boolean
  /** Empty where none is. */
  chosen: string
  /** What a source need not say, since it is the usual; then none cannot be chosen. */
  usual?: unknown
  /** What it is called to choose none. */
  none: string
  options: readonly { value: string; words: string }[]
}

/** One of some, or none where the field may be left out. */
export function SelectField({ at, label, help, isRequired, chosen, usual, none, options }: Props) {
  const form = useForm()
  // A draft may have one that is gone, or the options are still being read.
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <Labelled at={at} label={label} help={help}>
      {attributes => (
        <select
          {...attributes}
          value={chosen}
          onFocus={() => form.onFocusAt(at)}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value
            form.change(at, () => (next === '' || next === usual ? undefined : next))
          }}
        >
          {usual === undefined && (!isRequired || chosen === '') && (
            <option value="">{isRequired ? 'Choose' : none}</option>
          )}
          {!isListed && <option value={chosen}>{chosen}</option>}
          {options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
