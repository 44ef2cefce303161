import { useMedia } from '../../base/page-context.ts'
import { catalogUrl, mediaUrl } from '../../base/routes.ts'
import { dataSize } from '../../ui/data-size.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Category } from './state.ts'

export function Catalogs({ categories }: { categories: Category[] }) {
  return (
    <ul className="catalogs">
      {categories.map(
        ({ id, catalog }) =>
          catalog && (
            <li key={id}>
              <Catalog {...catalog} />
            </li>
          ),
      )}
    </ul>
  )
}

/** The uploaded PDF if there is one; otherwise the generated one, full or small. */
function Catalog({ title, text, media }: NonNullable<Category['catalog']>) {
  const { kind, version, bytes, catalogBytes } = useMedia(media)
  return (
    <article className="catalog">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="actions">
        {kind === 'pdf' ? (
          <Download title={title} href={mediaUrl(media, version)} bytes={bytes} />
        ) : (
          <>
            <Download
              title={title}
              href={catalogUrl(media, version, 'full')}
              bytes={catalogBytes?.full}
            />
            <Download
              title={title}
              href={catalogUrl(media, version, 'small')}
              bytes={catalogBytes?.small}
              isSmall
            />
          </>
        )}
      </p>
    </article>
  )
}

interface DownloadProps {
  title: string
  href: string
  /** Undefined until the file is generated. */
  bytes: number | undefined
  isSmall?: boolean
}

function Download({ title, href, bytes, isSmall = false }: DownloadProps) {
  return (
    <a className={`button ${isSmall ? 'secondary' : 'primary'}`} href={href} download>
      {!isSmall && <Icon name="download" />}
      <span>
        {isSmall ? 'Small for mobile data' : 'Download'}
        <span className="visually-hidden"> {title}</span>
        {bytes !== undefined && <span className="catalog-size"> {dataSize(bytes)}</span>}
      </span>
    </a>
  )
}
