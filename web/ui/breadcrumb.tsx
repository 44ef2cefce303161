import { Link } from './link.tsx'

interface Props {
  steps: { label: string; href: string }[]
  /** The name of the page itself, which is the last step. */
  name: string
}

export function Breadcrumb({ steps, name }: Props) {
  if (steps.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
