import { usePageLocation } from '../../base/page-context.ts'
import { follow } from '../../ui/follow.ts'
import { FilterGroup } from './filter-group.tsx'
import { type Filters, filterTitle, NONE, OPEN } from './filters.ts'

/**
 * A line for each filter, with its values as links; the chosen one is a chip whose link takes it off.
 * What a search engine would find behind them are the same items over and over.
 */
export function FilterGroups({ query, total, count, groups }: Filters) {
  const { address } = usePageLocation()
  const isNone = query === NONE
  return (
    <div className="filters">
      {groups.map(({ name, title, values }) => (
        <FilterGroup
          key={name}
          title={title ?? filterTitle(name)}
          values={values.map(({ query, ...value }) => ({ ...value, href: `?${query}` }))}
          onClick={follow}
        />
      ))}
      <p className="filters-count">
        <span role="status">
          {isNone
            ? `Nothing here fits all of that. Choose one of these, or look at all ${total}.`
            : query === OPEN
              ? `${total} ${total === 1 ? 'product' : 'products'}`
              : `${count} of ${total} products fit: ${chosenIn(groups)}`}
        </span>
        <a href={address} onClick={follow}>
          {query === OPEN ? 'Close the filters' : `Show all ${total}`}
        </a>
      </p>
    </div>
  )
}

const chosenIn = (groups: Filters['groups']): string =>
  groups
    .flatMap(({ values }) => values)
    .filter(({ isChosen }) => isChosen)
    .map(({ label }) => label)
    .join(', ')
