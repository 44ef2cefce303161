import { Link } from '../../ui/link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Links({ id, links, ...heading }: SectionOf<'links'>) {
  return (
    <section className="links section" id={id}>
      <SectionHeading {...heading} />
      <ul className="full-rows">
        {links.map(({ label, href, text }) => (
          <li key={href}>
            <Link href={href}>
              <strong>{label}</strong>
              {text && <span>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
