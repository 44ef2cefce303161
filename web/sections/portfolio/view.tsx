import { Actions } from '../../ui/actions.tsx'
import { gridSizes } from '../../ui/grid-sizes.ts'
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
          {items.map(({ media, title, text }, index) => (
            <li key={media}>
              <figure>
                <Picture slot={media} shape="landscape" sizes={sizesOf(props, index)} />
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

/** Matches portfolio.css: in a mosaic of six the first image is twice as wide. */
function sizesOf({ items, layout }: SectionOf<'portfolio'>, index: number): string {
  const count = items.length
  const columns = [3, 6, 9].includes(count) ? 3 : 4
  const isDouble = layout.startsWith('mosaic') && count === 6 && index === 0
  const isAlone = index === 0 && count % 2 === 1
  return gridSizes([960, isDouble ? columns / 2 : columns], [640, 2], [0, isAlone ? 1 : 2])
}
