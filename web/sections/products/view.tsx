import { Link } from '../../ui/link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'
import { Tiles } from './tiles.tsx'

/** Visitors get it with a tile at least: only the editor shows it without one. */
export function Products({ id, eyebrow, title, text, tiles, all }: SectionOf<'products'>) {
  return (
    <section className="products section" id={id}>
      <SectionHeading {...{ eyebrow, title, text }} />
      <Tiles tiles={tiles} isAlone={tiles.length === 1} />
      {tiles.length === 0 && (
        <p className="empty">No products yet: visitors do not see this section.</p>
      )}
      {all && (
        <p className="actions">
          <Link className="button secondary" href={all.href}>
            {all.label}
          </Link>
        </p>
      )}
    </section>
  )
}
