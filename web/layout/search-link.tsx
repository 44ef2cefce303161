import { routes } from '../base/routes.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the search over the page once that can (web/features/search/listeners.ts); before, its own page. */
export const SearchLink = () => (
  <a className="search-link" href={routes.search} aria-label="Search">
    <Icon name="search" />
  </a>
)
