import { usePageData } from '../../base/page-context.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'
import { ArchiveCard } from './archive-card.tsx'
import { Command } from './command.tsx'

export function Downloads({ id, archives, steps, ...heading }: SectionOf<'downloads'>) {
  const { archives: packed = [] } = usePageData()
  return (
    <section className="downloads section" id={id}>
      <SectionHeading {...heading} />
      <ul>
        {archives.map(({ name, ...card }) => (
          <li key={name}>
            <ArchiveCard {...card} archive={packed.find(archive => archive.name === name)} />
          </li>
        ))}
      </ul>
      <ol>
        {steps.map(({ text, command }) => (
          <li key={text}>
            {text}
            {command && <Command text={command} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
