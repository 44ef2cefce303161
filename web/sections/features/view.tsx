import { Actions } from '../../ui/actions.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Features({ id, items, actions, layout, ...heading }: SectionOf<'features'>) {
  return (
    <section className="features section" id={id} data-layout={layout}>
      <SectionHeading {...heading} />
      <ul className="full-rows">
        {items.map(({ title, text, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {points.length > 0 && (
              <ul className="points">
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </section>
  )
}
