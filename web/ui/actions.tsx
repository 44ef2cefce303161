import type { Action } from '../base/contract.ts'
import { Link } from './link.tsx'

interface Props {
  actions: Action[]
  /** The subject of "Learn More", for screen readers, which list links without their context. */
  about?: string
}

/** A row of links styled as buttons; the first is the primary one by default. */
export function Actions({ actions, about }: Props) {
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
          {about && <span className="visually-hidden">{`: ${about}`}</span>}
        </Link>
      ))}
    </p>
  )
}
