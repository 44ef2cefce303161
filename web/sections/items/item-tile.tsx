import { type MouseEvent, memo } from 'react'
import { follow } from '../../ui/follow.ts'
import { Picture } from '../../ui/picture.tsx'
import { preloadViewer } from './item-viewer.tsx'
import { type Item, OPENED_HERE, withItem } from './viewed-item.ts'

interface Props extends Item {
  /** The state of the page, as its address has it. */
  search: string
  onBroken?: ((image: HTMLImageElement) => void) | undefined
}

/** A picture with its name; it opens in the viewer, at an address of its own. */
export function ItemTile({ search, ...tile }: Props) {
  return <Tile {...tile} query={withItem(search, tile.code)} />
}

/** Of a hundred tiles none is rendered again when one of them opens: its query stays the same. */
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

/** Closing leads back to the page. */
const open = (event: MouseEvent<HTMLAnchorElement>) => follow(event, OPENED_HERE)

type TileProps = Omit<Props, 'search'> & { query: string }
