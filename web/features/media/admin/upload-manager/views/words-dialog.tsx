import { useRef, useState } from 'react'
import type {
  MediaSlot,
  NamedSlotDetails,
  SlotDetailsChange,
} from '../../../../../admin/contract.ts'
import { reportFailure } from '../../../../../admin/report-failure.ts'
import { Dialog } from '../../../../../admin/ui/dialog.tsx'
import { followDefaults } from '../../../../../admin/ui/follow-defaults.ts'
import { FormFault } from '../../../../../admin/ui/form-fault.tsx'
import { Outdated } from '../../../../../admin/ui/outdated.tsx'
import { SaveRow } from '../../../../../admin/ui/save-row.tsx'
import { useForm } from '../../../../../admin/ui/use-form.ts'
import { useReadDetailsAgain } from '../media/use-media.ts'
import { isSaved, type SaveDetails } from '../media/use-save-details.ts'
import { refreshedRows, wordChanges, wordColumns, wordsOf } from '../media/words-of-slots.ts'
import { WordsRows } from './words-rows.tsx'

interface Props {
  slots: readonly MediaSlot[]
  details: ReadonlyMap<string, NamedSlotDetails>
  onSave: SaveDetails
  onClose: () => void
}

/** The text fields of many slots in one table, saved in one request. */
export function WordsDialog({ slots, details, onSave, onClose }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const readDetails = useReadDetailsAgain()
  const [rows, setRows] = useState(() => wordsOf(slots, details))
  const [isOutdated, setOutdated] = useState(false)

  const { submit, isBusy, fault } = useForm(data => {
    const changes = wordChanges(data, rows)
    return changes.size === 0 ? 'Nothing has been changed yet.' : save(changes)
  })

  async function save(changes: ReadonlyMap<string, SlotDetailsChange>) {
    const result = await onSave(changes)
    if (isSaved(result)) {
      onClose()
      return undefined
    }
    setOutdated(result.isOutdated)
    return result.isOutdated ? undefined : result.reason
  }

  async function readAgain() {
    try {
      const now = await readDetails()
      setOutdated(false)
      if (!element.current) return
      const refreshed = refreshedRows(new FormData(element.current), rows, now)
      followDefaults(element.current, () => setRows(refreshed))
      element.current.querySelector('.field-note')?.scrollIntoView({ block: 'center' })
    } catch (error) {
      reportFailure(error, 'This could not be loaded. Please try again.')
    }
  }

  return (
    <Dialog
      title={`Names and words of ${rows.length} places`}
      text="An empty field leaves what the page says, which stands in it in grey. Enter goes to the next place."
      className="words-dialog"
      onClose={onClose}
    >
      <form ref={element} className="form" onSubmit={submit}>
        {isOutdated && (
          <Outdated what="one of these products" onReadAgain={() => void readAgain()} />
        )}
        <FormFault text={fault} />
        <div className="words-heads" aria-hidden="true">
          {wordColumns.map(([column, label]) => (
            <span key={column}>{label}</span>
          ))}
        </div>
        <WordsRows rows={rows} />
        <SaveRow save="Save all" isBusy={isBusy} />
      </form>
    </Dialog>
  )
}
