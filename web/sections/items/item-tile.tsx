import type { SyntheticEvent } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Picture } from '../../ui/picture.tsx'
import { preloadViewer } from './item-viewer.tsx'
import { type Item, withItem } from './viewed-item.ts'

interface Props extends Item {
  onError?: ((event: SyntheticEvent<HTMLImageElement>) => void) | undefined
}

/** A picture with its name; it opens in the viewer, at an address of its own. */
export function ItemTile({ code, slot, onError }: Props) {
  const [path] = useLocation()
  const href = path + withItem(useSearch(), code)
  const meant = () => preloadViewer(href)
  return (
    <li className="product">
      <Link href={href} data-item={code} onPointerEnter={meant} onTouchStart={meant}>
        <Picture slot={slot} shape="square" {...(onError && { onError })} />
        <h3>{code}</h3>
      </Link>
    </li>
  )
}
