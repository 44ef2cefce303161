import { inBytes } from '../../ui/in-bytes.ts'
import type { Decision } from '../placement/decide.ts'
import { formatNote } from '../placement/file-kind.ts'
import type { Placement } from '../placement/placement.ts'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  decision: Decision
  nameOf: (path: string) => string
  onToggle: (isChosen: boolean) => void
  onMove: () => void
}

/** One file: where it would go, how its place was found, and whether it is sent. */
export function DryRunRow({ decision, nameOf, onToggle, onMove }: Props) {
  const { file, target, by, verdict, reason, isChosen } = decision
  return (
    <tr data-verdict={verdict}>
      <td>
        {target && (
          <input
            type="checkbox"
            aria-label={`Upload ${file.path}`}
            checked={isChosen}
            onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
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
          <button type="button" className="link-button" onClick={onMove}>
            {target ? 'Another place' : 'Choose a place'}
            <span className="visually-hidden"> for {file.path}</span>
          </button>
        )}
      </td>
      <td>
        <span className="tag" data-look={verdict}>
          {verdicts[verdict]}
        </span>{' '}
        <span>{reason ?? (by && found[by])}</span>
      </td>
    </tr>
  )
}

const verdicts: Record<Placement['verdict'], string> = {
  new: 'New',
  replaces: 'Replaces a file',
  there: 'Already there',
  conflict: 'Conflict',
  unplaced: 'No place',
  refused: 'Refused',
}

const found: Record<NonNullable<Placement['by']>, string> = {
  remembered: 'as before the page was closed',
  path: 'by its folder',
  name: 'by its name',
  number: 'by its number',
  next: 'next empty place',
  person: 'chosen by you',
}
