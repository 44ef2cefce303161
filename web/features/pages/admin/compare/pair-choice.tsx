import { SelectField } from '../../../../admin/ui/select-field.tsx'
import type { PageVersion } from '../../contract.ts'
import { DRAFT, NOTHING, type Pair, PUBLISHED, SHIPPED, type StateName } from './states.ts'

interface Props {
  pair: Pair
  versions: readonly PageVersion[]
  isOwn: boolean
  isHidden: boolean
  onChange: (pair: Pair) => void
}

/** Which two states are compared. */
export function PairChoice({ pair, versions, isOwn, isHidden, onChange }: Props) {
  const options = statesOf(versions, isOwn, isHidden)
  const optionsWith = (state: StateName) =>
    options.some(([name]) => name === state)
      ? options
      : [...options, [state, nameOf(state)] as const]
  return (
    <div className="compare-pair">
      <SelectField
        label="Old"
        options={optionsWith(pair.before)}
        value={pair.before}
        onChange={({ target }) => onChange({ ...pair, before: target.value })}
      />
      <SelectField
        label="New"
        options={optionsWith(pair.after)}
        value={pair.after}
        onChange={({ target }) => onChange({ ...pair, after: target.value })}
      />
    </div>
  )
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

type Option = readonly [StateName, string]

const statesOf = (
  versions: readonly PageVersion[],
  isOwn: boolean,
  isHidden: boolean,
): Option[] => [
  [DRAFT, nameOf(DRAFT)],
  [PUBLISHED, isHidden ? 'Published: nothing yet' : nameOf(PUBLISHED)],
  ...versions.map(({ id, at, by }): Option => [id, `${format.format(new Date(at))}, ${by}`]),
  isOwn ? [NOTHING, nameOf(NOTHING)] : [SHIPPED, nameOf(SHIPPED)],
]

const names: Record<StateName, string> = {
  [DRAFT]: 'Your draft',
  [PUBLISHED]: 'Published now',
  [SHIPPED]: 'As this release ships it',
  [NOTHING]: 'Before it was first published',
}

/** Of a version that is not in the list yet, or not any more. */
export const nameOf = (state: StateName): string => names[state] ?? `Version ${state}`
