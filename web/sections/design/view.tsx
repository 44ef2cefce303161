import { useMemo } from 'react'
import { usePageLocation } from '../../base/page-context.ts'
import { designAtAddress } from '../../features/design/design-at-address.ts'
import { summaryOf } from '../../features/design/facts.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { SectionOf } from '../schemas.ts'
import { Facts } from './facts.tsx'
import { Panel } from './panel.tsx'
import { Stage } from './stage.tsx'
import { useAnnouncement } from './use-announcement.ts'

/** A unit to design. The query selects it, and every choice is a link to another. */
export function Design(props: SectionOf<'design'>) {
  const { search } = usePageLocation()
  const shown = useMemo(() => designAtAddress(search), [search])
  const announcement = useAnnouncement(shown)
  const summary = summaryOf(shown.plan)
  return (
    <section className="design section" id="design">
      <div className="design-words">
        <Breadcrumb steps={props.breadcrumb} name={props.title} />
        <h1>{props.title}</h1>
        <p className="lead">{props.text}</p>
      </div>
      <Stage shown={shown} summary={summary} />
      <Panel shown={shown} />
      <Facts section={props} shown={shown} summary={summary} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}
