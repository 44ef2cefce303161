import { Actions } from '../../ui/actions.tsx'
import { Drawing } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function CallToAction({ id, actions, drawing, ...heading }: SectionOf<'call-to-action'>) {
  return (
    <section className="call-to-action section" id={id}>
      <div>
        <SectionHeading {...heading} />
        <Actions actions={actions} />
        {drawing && <Drawing {...drawing} shape="landscape" />}
      </div>
    </section>
  )
}
