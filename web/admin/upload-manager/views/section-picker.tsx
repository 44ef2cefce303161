import type { Branch } from '../media/branches.ts'

interface Props {
  branches: readonly Branch[]
  /** How many files have no place. */
  count: number
  onPick: (path: string) => void
}

/** Puts files whose names say nothing into the empty places of a section. */
export function SectionPicker({ branches, count, onPick }: Props) {
  return (
    <label className="section-picker">
      <span>{count === 1 ? 'One file has' : `${count} files have`} no place. Put into</span>
      <select value="" onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        <option value="">a section …</option>
        {withEmptyPlaces(branches).map(({ path, label, empty }) => (
          <option key={path} value={path}>
            {label} ({empty} empty)
          </option>
        ))}
      </select>
    </label>
  )
}

function withEmptyPlaces(
  branches: readonly Branch[],
): { path: string; label: string; empty: number }[] {
  return branches.flatMap(({ path, title, above, slots, present, branches: inner }) => [
    ...(path && present < slots.length
      ? [{ path, label: [...above, title].join(' / '), empty: slots.length - present }]
      : []),
    ...withEmptyPlaces(inner),
  ])
}
