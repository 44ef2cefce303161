import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../admin/ui/button.tsx'
import { submitWith } from '../../../admin/ui/use-form.ts'
import { line } from '../field-kinds.ts'
import { type ManyField, manyRows } from './many-change.ts'

interface Props {
  /** How many the table finds, on all its pages. */
  found: number
  selected: number
  isBusy: boolean
  onSelectAll: (isSelected: boolean) => void
  onSet: (field: ManyField, value: string) => void
  /** What else can be done with the selected ones in this view. */
  children?: ReactNode
}

const figure = new Intl.NumberFormat('en')

/** Selects all that the table finds, and sets one thing for the selected ones. */
export function ManyBar({ found, selected, isBusy, onSelectAll, onSet, children }: Props) {
  const [field, setField] = useState(manyRows[0]?.id as ManyField)
  const fieldId = useId()
  const valueId = useId()
  const submit = submitWith(data => !isBusy && onSet(field, String(data.get('value') ?? '')))
  return (
    <section className="product-many" aria-label="Selected products">
      <label className="check">
        <input
          type="checkbox"
          checked={selected > 0}
          ref={box => {
            if (box) box.indeterminate = selected > 0 && selected < found
          }}
          onChange={() => onSelectAll(selected < found)}
        />
        <span>
          {selected > 0
            ? `${figure.format(selected)} of ${figure.format(found)} selected`
            : `Select all ${figure.format(found)} found`}
        </span>
      </label>
      {selected > 0 && selected < found && (
        <button type="button" className="button plain small" onClick={() => onSelectAll(true)}>
          Select all {figure.format(found)} found
        </button>
      )}
      {selected > 0 && (
        <form data-asks-itself onSubmit={submit}>
          <label htmlFor={fieldId}>Set</label>
          <select
            id={fieldId}
            value={field}
            onChange={({ target }) => setField(target.value as ManyField)}
          >
            {manyRows.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <label htmlFor={valueId}>to</label>
          <ValueField key={field} id={valueId} field={field} />
          <Button type="submit" className="button primary small" isBusy={isBusy} busyText="Saving…">
            Save for {figure.format(selected)}
          </Button>
        </form>
      )}
      {selected > 0 && children}
    </section>
  )
}

function ValueField({ id, field }: { id: string; field: ManyField }) {
  const options = manyRows.find(({ id }) => id === field)?.options
  if (!options) return <input id={id} name="value" maxLength={line.most} autoComplete="off" />
  return (
    <select id={id} name="value">
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
