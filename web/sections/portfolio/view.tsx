import { Actions } from '../../ui/actions.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Portfolio(props: SectionOf<'portfolio'>) {
  const { id, items, actions, layout, ground, ...heading } = props
  return (
    <section className="portfolio section" id={id} data-ground={ground}>
      <SectionHeading {...heading} />
      {items.length === 0 ? (
        <p className="empty">No images available</p>
      ) : (
        <ul data-layout={layout} data-count={items.length}>
          {items.map(({ media, title, text }) => (
            <li key={media}>
              <figure>
                <Picture slot={media} shape="landscape" />
                {title && (
                  <figcaption>
                    <strong>{title}</strong>
                    {text && <span>{text}</span>}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </section>
  )
}
