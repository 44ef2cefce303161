import { Actions } from '../../ui/actions.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Checklist(props: SectionOf<'checklist'>) {
  const { id, items, media, actions, ...heading } = props
  return (
    <section className="checklist section" id={id} data-pictured={media ? true : undefined}>
      {media && <Picture slot={media} shape="landscape" />}
      <div>
        <SectionHeading {...heading} />
        <ul>
          {items.map(item => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
