import type { Action } from '../contract.ts'
import { Link } from './link.tsx'

interface Props {
  actions: Action[]
  /** What "Learn More" is about, for who hears the links of a page one after the other. */
  about?: string
}

/** A row of links that look like buttons; the first is the main one unless they say otherwise. */
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
          {about && <span className="visually-hidden">: {about}</span>}
        </Link>
      ))}
    </p>
  )
}
