import type { KeyboardEvent } from 'react'
import type { MediaSlot, NamedSlotDetails, SlotDetails } from '../../contract.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveRow } from '../../ui/save-row.tsx'
import { useForm } from '../../ui/use-form.ts'
import { changedOf } from '../media/changed-of.ts'
import { slotName } from '../media/slot-name.ts'
import { pictureOf } from './picture-of.ts'

interface Props {
  slots: readonly MediaSlot[]
  details: ReadonlyMap<string, NamedSlotDetails>
  onSave: (changes: ReadonlyMap<string, Partial<SlotDetails>>) => Promise<string | undefined>
  onClose: () => void
}

const columns = [
  ['productName', 'Product name', 80],
  ['alt', 'Alt text', 255],
  ['title', 'Title', 120],
] as const

/** The text fields of many slots in one table, saved in one request. */
export function WordsDialog({ slots, details, onSave, onClose }: Props) {
  const rows = slots.flatMap(slot => {
    const known = details.get(slot.path)
    return known ? [{ slot, known }] : []
  })

  const { submit, isBusy, fault } = useForm(data => {
    const changes = new Map<string, Partial<SlotDetails>>()
    for (const { slot, known } of rows) {
      const typed = columns.flatMap(([name]) => {
        const text = data.get(`${name} ${slot.path}`)
        return text === null ? [] : [[name, String(text).trim()]]
      })
      const change = changedOf(Object.fromEntries(typed), known.own)
      if (Object.keys(change).length > 0) changes.set(slot.path, change)
    }
    return changes.size === 0 ? 'Nothing has been changed yet.' : save(changes)
  })

  async function save(changes: ReadonlyMap<string, Partial<SlotDetails>>) {
    const fault = await onSave(changes)
    if (!fault) onClose()
    return fault
  }

  return (
    <Dialog
      title={`Names and words of ${rows.length} places`}
      text="An empty field leaves what the page says, which stands in it in grey. Enter goes to the next place."
      className="words-dialog"
      onClose={onClose}
    >
      <form className="form" onSubmit={submit}>
        {fault && (
          <p className="alert" role="alert">
            {fault}
          </p>
        )}
        <div className="words-heads" aria-hidden="true">
          {columns.map(([column, label]) => (
            <span key={column}>{label}</span>
          ))}
        </div>
        <ul className="words-rows" onKeyDown={nextAtEnter}>
          {rows.map(({ slot, known }) => (
            <Row key={slot.path} slot={slot} known={known} />
          ))}
        </ul>
        <SaveRow save="Save all" isBusy={isBusy} />
      </form>
    </Dialog>
  )
}

function Row({ slot, known }: { slot: MediaSlot; known: NamedSlotDetails }) {
  const { own, defaults } = known
  const picture = pictureOf(slot, 320)
  const name = defaults.productName || slotName(slot, known)
  return (
    <li>
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <span />}
      <strong>{name}</strong>
      {columns.map(([column, label, maxLength]) =>
        column === 'productName' && !('productName' in defaults) ? (
          <span key={column} />
        ) : (
          <label key={column}>
            <span>{label}</span>
            <input
              name={`${column} ${slot.path}`}
              aria-label={`${label} of ${name}`}
              data-column={column}
              maxLength={maxLength}
              defaultValue={own[column]}
              placeholder={defaults[column]}
            />
          </label>
        ),
      )}
    </li>
  )
}

/** As in a spreadsheet: Enter moves the focus to the same column of the next row. */
function nextAtEnter(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const { column } = event.target.dataset
  const below = event.target.closest('li')?.nextElementSibling
  below?.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.focus()
}
