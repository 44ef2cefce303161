import { useRef } from 'react'
import { useMedia } from '../../base/page-context.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { AskActions } from '../items/ask-actions.tsx'
import { BuiltSlider } from '../items/built-slider.tsx'
import { Tiles } from '../products/tiles.tsx'
import type { SectionOf } from '../schemas.ts'
import { Documents, FurtherPictures } from './further.tsx'

type Props = SectionOf<'product'>

/** Half of the page from 900 px on: see product.css. */
const SIZES = '(min-width: 900px) min(600px, 50vw), 100vw'

export function Product(props: Props) {
  const { name, media, pictures = [], documents = [], sheet, formerNames, list, breadcrumb } = props
  const { title, description } = useMedia(media)
  const stage = useRef<HTMLDivElement>(null)
  const item = { code: name, slot: media, ...(formerNames && { formerNames }), list }
  return (
    <>
      <section className="product-page section">
        <Breadcrumb steps={breadcrumb} name={name} />
        <div ref={stage}>
          <div className="product-picture">
            <Picture slot={media} shape="square" sizes={SIZES} isFirst />
            <BuiltSlider slot={media} stage={stage} isSquare />
          </div>
          {pictures.length > 0 && <FurtherPictures pictures={pictures} />}
        </div>
        <div className="product-words">
          <h1>{name}</h1>
          {title && <p className="lead">{title}</p>}
          {description && <p>{description}</p>}
          <AskActions item={item} code={props.code} />
          <Facts {...props} />
          <Documents documents={documents} sheet={sheet} />
        </div>
      </section>
      <Others {...props} />
    </>
  )
}

function Facts({ facts }: Pick<Props, 'facts'>) {
  return (
    <dl className="product-facts">
      {facts.map(([name, value]) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The neighbours, the whole list, and the lists of products that go with it, where there are any.
 */
function Others({ others: neighbours, list, goesWith }: Props) {
  if (neighbours.length + goesWith.length === 0) return null
  return (
    <section className="product-others section">
      {neighbours.length > 0 && (
        <>
          <SectionHeading title={`More from ${list.label}`} />
          <Tiles tiles={neighbours} />
          <p className="actions">
            <Link className="button secondary" href={list.href}>
              All of {list.label}
            </Link>
          </p>
        </>
      )}
      {goesWith.length > 0 && (
        <p className="product-goes-with">
          Goes with it:
          {goesWith.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
