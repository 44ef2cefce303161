import { memo, useMemo, useRef } from 'react'
import type { ListSchema } from '../../../field-schema.ts'
import { below, stepsBelow } from '../edit-at.ts'
import type { FieldProps } from '../fields/field-props.ts'
import { fieldId, useFaults } from '../form-context.ts'
import { ListHead } from './list-head.tsx'
import { Row } from './row.tsx'
import { useRowKeys } from './row-keys.ts'
import { aOne, faultNote } from './row-words.ts'
import { useRows } from './use-rows.ts'

export interface ListProps extends FieldProps<ListSchema> {
  /** Fields beside it, whose rows have one cell for each row of this one. */
  followers?: readonly string[] | undefined
  /** What the cells of its rows are called. */
  cells?: readonly string[] | undefined
}

const NONE: readonly unknown[] = []

/** Rows, of which one is open at a time; what is in the others is not mounted. */
export const ListField = memo(function ListField(props: ListProps) {
  const { schema, value, at, cells } = props
  const rows: readonly unknown[] = Array.isArray(value) ? value : NONE
  const element = useRef<HTMLUListElement>(null)
  const keys = useRowKeys(rows)
  const { openKey, landing, actions, announcement, canAdd, add } = useRows({
    ...props,
    rows,
    keys,
    element,
  })
  const notes = useNotes(schema, at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside the count
    <div
      className="form-list"
      role="group"
      id={fieldId(at)}
      aria-labelledby={`${fieldId(at)}-name`}
      tabIndex={-1}
    >
      <ListHead {...props} count={rows.length} />
      {rows.length > 0 && (
        <ul ref={element} data-end={landing?.side === 'after' || undefined}>
          {rows.map((row, index) => (
            <Row
              key={keys[index]}
              schema={schema}
              value={row}
              at={below(at, index)}
              index={index}
              count={rows.length}
              isOpen={openKey !== undefined && keys[index] === openKey}
              isLanding={landing?.side === 'before' && landing.key === String(index)}
              note={notes.get(index)}
              cells={cells}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {canAdd && (
        <button type="button" className="button secondary small form-add" onClick={add}>
          + Add {aOne(schema.one ?? 'row')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
})

/** What is wrong in each row. */
function useNotes({ items }: ListSchema, at: string): ReadonlyMap<number, string | undefined> {
  const faults = useFaults()
  return useMemo(() => {
    const byRow = new Map<number, { steps: string[]; text: string }[]>()
    for (const [path, text] of Object.entries(faults)) {
      const [row, ...steps] = stepsBelow(at, path) ?? []
      if (row === undefined) continue
      byRow.set(Number(row), [...(byRow.get(Number(row)) ?? []), { steps, text }])
    }
    return new Map([...byRow].map(([row, found]) => [row, faultNote(items, found)]))
  }, [faults, items, at])
}
