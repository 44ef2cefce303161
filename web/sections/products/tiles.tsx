import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ALONE } from '../items/alone.ts'
import type { SectionOf } from '../schemas.ts'

interface Props extends Pick<SectionOf<'products'>, 'tiles'> {
  /** True for a single product that leaves no place for others beside it. */
  isAlone?: boolean
}

/** Pictures with names; each leads to a page. */
export function Tiles({ tiles, isAlone = false }: Props) {
  return (
    <ul className={isAlone ? 'alone' : 'tiles'}>
      {tiles.map(({ name, media, href, tint }) => (
        <li key={href}>
          <div className="product" data-tint={tint}>
            <Link href={href}>
              <Picture slot={media} shape="square" sizes={isAlone ? ALONE : undefined} />
              <h3>{name}</h3>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
