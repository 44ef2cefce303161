import { follow } from '../../ui/follow.ts'
import { lazyView } from '../lazy-view.tsx'
import type { Filters } from './filters.ts'

/** Only on pages whose list is narrowed down. */
export const FilterGroups = lazyView(
  'items/filter-groups.tsx',
  async () => (await import('./filter-groups.tsx')).FilterGroups,
)

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
