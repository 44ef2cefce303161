import { useMedia } from '../../page-context.ts'
import { mediaUrl } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Category } from './state.ts'

export function Catalogs({ categories }: { categories: Category[] }) {
  return (
    <ul className="catalogs">
      {categories.map(({ id, catalog }) => (
        <li key={id}>
          <Catalog {...catalog} />
        </li>
      ))}
    </ul>
  )
}

function Catalog({ title, text, media }: Category['catalog']) {
  const { version } = useMedia(media)
  return (
    <article className="catalog">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="actions">
        <a className="button primary" href={mediaUrl(media, version)} download>
          <Icon name="download" />
          Download<span className="visually-hidden"> {title}</span>
        </a>
        <a className="button secondary" href={`${mediaUrl(media)}?size=small`} download>
          Small for mobile data<span className="visually-hidden"> {title}</span>
        </a>
      </p>
    </article>
  )
}
