import type { KeyboardEvent } from 'react'
import { pictureOf } from '../../../../../admin/picture-of.ts'
import { newerNote } from '../../../../../admin/ui/newer-note.ts'
import { detailLimits } from '../../../../../base/slot-details-limits.ts'
import { slotName } from '../media/slot-name.ts'
import { type WordColumn, type WordsOfSlot, wordColumns } from '../media/words-of-slots.ts'

/** The rows of the table of words. */
export function WordsRows({ rows }: { rows: readonly WordsOfSlot[] }) {
  return (
    <ul className="words-rows" onKeyDown={nextAtEnter}>
      {rows.map(row => (
        <WordsRow key={row.slot.path} row={row} />
      ))}
    </ul>
  )
}

function WordsRow({ row: { slot, loaded, typed, newer } }: { row: WordsOfSlot }) {
  const { own, defaults } = loaded
  const noteOn = (column: WordColumn) =>
    column in newer ? newerNote(typed[column], newer[column]) : undefined
  const noteId = (column: WordColumn) => `${column}-${slot.path}`
  const picture = pictureOf(slot, 320)
  const name = defaults.productName || slotName(slot, loaded)
  return (
    <li>
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <span />}
      <strong>{name}</strong>
      {wordColumns.map(([column, label]) =>
        column === 'productName' && !('productName' in defaults) ? (
          <span key={column} />
        ) : (
          <label key={column}>
            <span>{label}</span>
            <input
              name={`${column} ${slot.path}`}
              aria-label={`${label} of ${name}`}
              data-column={column}
              maxLength={detailLimits[column]}
              defaultValue={own[column]}
              placeholder={defaults[column]}
              aria-describedby={noteOn(column) && noteId(column)}
            />
            {noteOn(column) && (
              <small className="field-note" id={noteId(column)}>
                {noteOn(column)}
              </small>
            )}
          </label>
        ),
      )}
    </li>
  )
}

/** Enter moves the focus to the same column of the next row, as in a spreadsheet. */
function nextAtEnter(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const { column } = event.target.dataset
  const below = event.target.closest('li')?.nextElementSibling
  below?.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.focus()
}
