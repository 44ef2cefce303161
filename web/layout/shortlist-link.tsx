import { routes } from '../base/routes.ts'
import { useShortlist } from '../features/shortlist/store.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

/** A link to the shortlist, with its number of items. */
export function ShortlistLink() {
  const count = useShortlist().length
  const label =
    count === 0 ? 'Shortlist, empty' : `Shortlist, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <Link className="shortlist-link" href={routes.shortlist} aria-label={label}>
      <Icon name="list" />
      {count > 0 && <span>{count}</span>}
    </Link>
  )
}
