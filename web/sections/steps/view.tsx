import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Steps({ id, steps, ...heading }: SectionOf<'steps'>) {
  return (
    <section className="steps section" id={id}>
      <SectionHeading {...heading} />
      <ol className="full-rows">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
