import type { Action } from '../contract.ts'
import { Link } from './link.tsx'

/** A row of links that look like buttons; the first is the main one unless they say otherwise. */
export function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map(({ label, href, look }, index) => (
        <Link
          key={label}
          href={href}
          className={`button ${look ?? (index === 0 ? 'primary' : 'secondary')}`}
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
