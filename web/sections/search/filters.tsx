import { FilterGroup } from '../items/filter-group.tsx'
import type { SectionOf } from '../schemas.ts'

/** Collections in sight, whatever else there is folded up until it is chosen. */
export function Filters({ filters: { groups, all }, total }: SectionOf<'search'>) {
  if (groups.length === 0) return null
  const inSight = groups.filter(({ title }) => title === 'Collection')
  const rest = groups.filter(({ title }) => title !== 'Collection')
  const chosenValues = groups.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen))
  const isOpen = rest.some(({ values }) => values.some(({ isChosen }) => isChosen))
  return (
    <div className="filters">
      {inSight.map(group => (
        <FilterGroup key={group.title} level={2} {...group} />
      ))}
      {rest.length > 0 && (
        <details open={isOpen || (all && total === 0)}>
          <summary>
            Narrow it down by {inWords(rest.map(({ title }) => title.toLowerCase()))}
          </summary>
          {rest.map(group => (
            <FilterGroup key={group.title} level={2} {...group} />
          ))}
        </details>
      )}
      {all && (
        <p className="filters-count">
          <span>
            {total === 0
              ? 'Nothing fits all of that. Choose one of these.'
              : `${total} of ${all.count} products fit: ${chosenValues.map(({ label }) => label).join(', ')}`}
          </span>
          <a href={all.href}>Show all {all.count}</a>
        </p>
      )}
    </div>
  )
}

const inWords = (titles: readonly string[]): string =>
  [titles.slice(0, -1).join(', '), titles.at(-1)].filter(Boolean).join(' or ')
