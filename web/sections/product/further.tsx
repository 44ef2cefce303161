import { useMedia } from '../../base/page-context.ts'
import { mediaUrl } from '../../base/routes.ts'
import { dataSize } from '../../ui/data-size.ts'
import { Picture } from '../../ui/picture.tsx'
import type { SectionOf } from '../schemas.ts'

type Pictures = NonNullable<SectionOf<'product'>['pictures']>
type Documents = NonNullable<SectionOf<'product'>['documents']>

/** The pictures below the first one; each opens as large as it was uploaded, without script too. */
export function FurtherPictures({ pictures }: { pictures: Pictures }) {
  return (
    <ul className="product-pictures">
      {pictures.map(({ media }) => (
        <FurtherPicture key={media} slot={media} />
      ))}
    </ul>
  )
}

function FurtherPicture({ slot }: { slot: string }) {
  const { version, title } = useMedia(slot)
  return (
    <li>
      <a href={mediaUrl(slot, version)}>
        <Picture slot={slot} shape="square" sizes="160px" />
      </a>
      {title}
    </li>
  )
}

/** Each document states its bytes, for those who pay by the megabyte. */
export function Documents({
  documents,
  sheet,
}: {
  documents: Documents
  sheet: SectionOf<'product'>['sheet']
}) {
  return (
    <ul className="product-documents">
      {documents.map(({ media, label, text }) => (
        <li key={media}>
          <Document slot={media} label={label} /> {text}
        </li>
      ))}
      <li>
        <a href={sheet.href}>{sheet.label}</a>
      </li>
    </ul>
  )
}

function Document({ slot, label }: { slot: string; label: string }) {
  const { version, bytes = 0 } = useMedia(slot)
  return <a href={mediaUrl(slot, version)}>{`${label} (PDF, ${dataSize(bytes)})`}</a>
}
