import { Actions } from '../../ui/actions.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Stats({ id, stats, actions, ...heading }: SectionOf<'stats'>) {
  return (
    <section className="stats section" id={id}>
      <div className="stats-band">
        <SectionHeading {...heading} />
        {/* Figures with units need more width than plain numbers. */}
        <dl
          className="full-rows"
          data-long={stats.some(({ value }) => value.length > 8) || undefined}
        >
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
