import type { Branch } from '../media/branches.ts'
import type { Decision } from '../placement/decide.ts'
import { kindOf } from '../placement/file-kind.ts'

interface Props {
  branches: readonly Branch[]
  /** The files that are to get a place. */
  placed: readonly Decision[]
  /** The paths of places that other files go to. */
  taken: ReadonlySet<string | undefined>
  onPick: (path: string) => void
}

/** Puts files whose names say nothing into the empty places of a section. */
export function SectionPicker({ branches, placed, taken, onPick }: Props) {
  const kinds = new Set(placed.map(({ file }) => kindOf(file)))
  const isEmpty = ({ path, kind, present }: Branch['slots'][number]) =>
    !present && kinds.has(kind) && !taken.has(path)
  return (
    <label>
      <span>{countOf(placed)} Put into</span>
      <select value="" onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        <option value="">a section …</option>
        {withEmptyPlaces(branches, isEmpty).map(({ path, label, empty }) => (
          <option key={path} value={path}>
            {label} ({empty} empty)
          </option>
        ))}
      </select>
    </label>
  )
}

function countOf(placed: readonly Decision[]): string {
  const isTicked = placed.some(({ isChosen }) => isChosen)
  if (placed.length === 1)
    return isTicked ? 'One ticked without a place.' : 'One file has no place.'
  return isTicked
    ? `${placed.length} ticked without a place.`
    : `${placed.length} files have no place.`
}

function withEmptyPlaces(
  branches: readonly Branch[],
  isEmpty: (slot: Branch['slots'][number]) => boolean,
): { path: string; label: string; empty: number }[] {
  return branches.flatMap(({ path, title, above, slots, branches: inner }) => {
    const empty = slots.filter(isEmpty).length
    if (empty === 0) return []
    const option = path ? [{ path, label: [...above, title].join(' / '), empty }] : []
    return [...option, ...withEmptyPlaces(inner, isEmpty)]
  })
}
