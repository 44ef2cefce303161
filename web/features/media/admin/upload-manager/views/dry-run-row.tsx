import { memo } from 'react'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { type Decision, maySwap } from '../placement/decide.ts'
import { formatNote } from '../placement/file-kind.ts'
import type { Placement } from '../placement/placement.ts'
import { dragOnto } from './drag-onto.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The functions must stay the same: new ones draw all rows again. */
export interface RowActions {
  onTick: (file: ChosenFile, isChosen: boolean, isRange: boolean) => void
  onMove: (file: ChosenFile) => void
  /** A row was dropped on another one. */
  onSwap: (file: ChosenFile, other: ChosenFile) => void
}

interface Props extends RowActions {
  decision: Decision
  /** The index in the whole table, from 1. */
  rowIndex: number
  nameOf: (path: string) => string
}

const useDragOnto = dragOnto<Decision>('application/x-showyard-file')

/** A file: its target, how that was found, and whether it is sent. */
export const DryRunRow = memo(function DryRunRow(props: Props) {
  const { decision, rowIndex, nameOf, onTick, onMove, onSwap } = props
  const { file, target, by, verdict, reason, isChosen } = decision
  const drag = useDragOnto({
    item: decision,
    isDraggable: verdict !== 'refused',
    takes: other => maySwap(other, decision),
    onDrop: other => onSwap(other.file, file),
  })
  return (
    <tr data-verdict={verdict} aria-rowindex={rowIndex} {...drag}>
      <td>
        {(target || verdict === 'unplaced') && (
          <input
            type="checkbox"
            aria-label={`${target ? 'Upload' : 'Give a place to'} ${file.path}`}
            checked={isChosen}
            onChange={({ currentTarget, nativeEvent }) =>
              onTick(file, currentTarget.checked, isWithShift(nativeEvent))
            }
          />
        )}
      </td>
      <th scope="row">
        <div className="dry-run-file">
          <Thumbnail file={file} />
          <span>{file.path}</span>
          <span>{[inBytes(file.size), formatNote(file)].filter(Boolean).join(' · ')}</span>
        </div>
      </th>
      <td>
        {target && (
          <>
            <strong>{nameOf(target.slot.path)}</strong> <span>{target.path}</span>
          </>
        )}
        {verdict !== 'refused' && (
          <button type="button" className="link-button" onClick={() => onMove(file)}>
            {target ? 'Another place' : 'Choose a place'}
            <span className="visually-hidden"> for {file.path}</span>
          </button>
        )}
      </td>
      <td>
        <span className="tag" data-look={verdict}>
          {verdicts[verdict]}
        </span>{' '}
        <span>{reason ?? (by && matchNotes[by])}</span>
      </td>
    </tr>
  )
})

/** A checkbox reports its change by a click. */
const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

const verdicts: Record<Placement['verdict'], string> = {
  new: 'New',
  replaces: 'Replaces a file',
  there: 'Already there',
  conflict: 'Conflict',
  unplaced: 'No place',
  refused: 'Refused',
}

const matchNotes: Record<NonNullable<Placement['by']>, string> = {
  remembered: 'as before the page was closed',
  path: 'by its folder',
  name: 'by its name',
  number: 'by its number',
  next: 'next empty place',
  person: 'chosen by you',
}
