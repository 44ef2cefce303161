import { inBytes } from '../../ui/in-bytes.ts'
import type { Placement } from '../placement/placement.ts'

interface Props {
  placement: Placement
  nameOf: (path: string) => string
  isChosen: boolean
  onToggle: () => void
}

/** One file: where it would go, by what it was found, and whether it shall. */
export function DryRunRow({ placement, nameOf, isChosen, onToggle }: Props) {
  const { file, target, by, verdict, reason } = placement
  return (
    <tr data-verdict={verdict}>
      <td>
        {target && (
          <input
            type="checkbox"
            aria-label={`Upload ${file.path}`}
            checked={isChosen}
            onChange={onToggle}
          />
        )}
      </td>
      <th scope="row">
        {file.path} <span>{inBytes(file.size)}</span>
      </th>
      <td>
        {target ? (
          <>
            <strong>{nameOf(target.slot.path)}</strong> <span>{target.path}</span>
          </>
        ) : (
          '–'
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
}
