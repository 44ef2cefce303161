import { type MouseEvent, memo } from 'react'
import { follow } from '../../ui/follow.ts'
import { Picture } from '../../ui/picture.tsx'
import { preloadViewer } from './item-viewer.tsx'
import { type Item, OPENED_HERE, withItem } from './viewed-item.ts'

interface Props extends Item {
  /** The query of the page. */
  search: string
  onBroken?: ((image: HTMLImageElement) => void) | undefined
}

/** An image with its name; it opens in the viewer, which has a URL for each item. */
export function ItemTile({ search, ...tile }: Props) {
  return <Tile {...tile} query={withItem(search, tile.code)} />
}

/** Memoised: when one of a hundred tiles opens, no other is rendered again. */
const Tile = memo(function Tile({ code, slot, query, onBroken }: TileProps) {
  const meant = () => preloadViewer(query)
  return (
    <li className="product">
      <a href={query} data-item={code} onPointerEnter={meant} onTouchStart={meant} onClick={open}>
        <Picture slot={slot} shape="square" onBroken={onBroken} />
        <h3>{code}</h3>
      </a>
    </li>
  )
})

/** Marks the history entry, so that closing goes back to the page. */
const open = (event: MouseEvent<HTMLAnchorElement>) => follow(event, OPENED_HERE)

type TileProps = Omit<Props, 'search'> & { query: string }
