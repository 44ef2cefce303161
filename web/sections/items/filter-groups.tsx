import { usePageLocation } from '../../page-context.ts'
import { follow } from '../../ui/follow.ts'
import { type Filters, filterNames, NONE, OPEN } from './filters.ts'

/**
 * A line for each filter, with its values as links; the chosen one is a chip whose link takes it off.
 * What a search engine would find behind them are the same items over and over.
 */
export function FilterGroups({ query, total, count, groups }: Filters) {
  const { address } = usePageLocation()
  const isNone = query === NONE
  return (
    <div className="filters">
      {groups.map(({ name, values }) => (
        <div key={name} className="filter-group">
          <h3 id={`filter-${name}`}>{filterNames[name]}</h3>
          <ul ref={showChosen} aria-labelledby={`filter-${name}`}>
            {values.map(({ label, count, query, isChosen }) => (
              <li key={label}>
                <a
                  href={`?${query}`}
                  rel="nofollow"
                  aria-current={isChosen}
                  aria-label={isChosen && `${label}, take this filter off`}
                  onClick={follow}
                >
                  {`${label} `}
                  <span>{isChosen ? '×' : count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="filters-count">
        <span role="status">
          {isNone
            ? `Nothing here fits all of that. Choose one of these, or look at all ${total}.`
            : query === OPEN
              ? `${total} products`
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

/** Where a line of chips is longer than the window. */
function showChosen(list: HTMLUListElement | null): void {
  const chip = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement
  if (!list || !chip) return
  const [line, own] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (own.left < line.left || own.right > line.right) {
    list.scrollLeft += own.left + own.width / 2 - line.left - line.width / 2
  }
}
