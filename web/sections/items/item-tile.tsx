import { Link, useLocation, useSearch } from 'wouter'
import { Picture } from '../../ui/picture.tsx'
import { preloadViewer } from './item-viewer.tsx'
import { type Item, withItem } from './viewed-item.ts'

interface Props extends Item {
  onBroken?: ((image: HTMLImageElement) => void) | undefined
}

/** A picture with its name; it opens in the viewer, at an address of its own. */
export function ItemTile({ code, slot, onBroken }: Props) {
  const [path] = useLocation()
  const href = path + withItem(useSearch(), code)
  const meant = () => preloadViewer(href)
  return (
    <li className="product">
      <Link href={href} data-item={code} onPointerEnter={meant} onTouchStart={meant}>
        <Picture slot={slot} shape="square" onBroken={onBroken} />
        <h3>{code}</h3>
      </Link>
    </li>
  )
}
