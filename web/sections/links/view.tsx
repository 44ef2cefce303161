import { Link } from '../../ui/link.tsx'
import { Drawing } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Links({ id, links, ...heading }: SectionOf<'links'>) {
  return (
    <section className="links section" id={id}>
      <SectionHeading {...heading} />
      <ul className="full-rows">
        {links.map(({ label, href, text, drawing }) => (
          <li key={href}>
            <Link href={href}>
              {drawing && <Drawing {...drawing} shape="landscape" />}
              <strong>{label}</strong>
              {text && <span>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
