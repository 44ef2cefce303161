import type { ReactNode } from 'react'
import type { KnownItem } from '../../base/contract.ts'
import { usePageData } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { Link } from '../../ui/link.tsx'

const ANY_SIZE = 'As shown, or to your measurements'

/**
 * The facts of an item, its code with the link to its own page, and a note that each piece of
 * furniture is made in other sizes too.
 */
export function ItemFacts({ facts, code }: KnownItem) {
  const { path, name } = usePageData().page
  const isFurniture = path.startsWith(routes.furniture)
  const rows: [name: string, value: ReactNode][] = [...facts]
  if (isFurniture) {
    rows.unshift(['Collection', name])
    if (facts.every(([name]) => name !== 'Size')) rows.push(['Size', ANY_SIZE])
  }
  if (code) rows.unshift(['Code', pageOf(code)])
  if (rows.length === 0) return null
  return (
    <dl className="viewer-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const pageOf = (code: string) => <Link href={routes.product(code)}>{code}</Link>
