import { follow } from '../../ui/follow.ts'
import type { Filters } from './filters.ts'
import { FilterGroups } from './lazy-parts.ts'

interface Props {
  filters: Filters | undefined
  isFilterable: true | undefined
}

/** The filters of a list, or the way to them. */
export function FilterBar({ filters, isFilterable }: Props) {
  if (filters) return <FilterGroups {...filters} />
  if (!isFilterable) return null
  return (
    <a className="button plain" href="?filter=open" onClick={follow}>
      Narrow it down
    </a>
  )
}
