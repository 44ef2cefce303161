import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { SectionOf } from '../schemas.ts'

/** Pictures with names; each leads to a page. */
export function Tiles({ tiles }: Pick<SectionOf<'products'>, 'tiles'>) {
  return (
    <ul className="tiles">
      {tiles.map(({ name, media, href, tint }) => (
        <li key={href}>
          <div className="product" data-tint={tint}>
            <Link href={href}>
              <Picture slot={media} shape="square" />
              <h3>{name}</h3>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
