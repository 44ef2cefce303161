import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Downloads({ id, archives, steps, ...heading }: SectionOf<'downloads'>) {
  return (
    <section className="downloads section" id={id}>
      <SectionHeading {...heading} />
      <ul>
        {archives.map(({ name, title, text }) => (
          <li key={name}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ol>
        {steps.map(({ text, command }) => (
          <li key={text}>
            {text}
            {command && (
              <pre>
                <code>{command}</code>
              </pre>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
