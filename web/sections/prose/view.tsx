import { Actions } from '../../ui/actions.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Prose({ id, paragraphs, media, actions, ...heading }: SectionOf<'prose'>) {
  return (
    <section className="prose section" id={id} data-pictured={media ? true : undefined}>
      <div>
        <SectionHeading {...heading} />
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions actions={actions} />
      </div>
      {media && <Picture slot={media} shape="landscape" />}
    </section>
  )
}
