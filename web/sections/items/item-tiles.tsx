import { type MouseEvent, memo } from 'react'
import { usePageData } from '../../base/page-context.ts'
import { follow } from '../../ui/follow.ts'
import { Picture } from '../../ui/picture.tsx'
import { lazyView, useLoaded } from '../lazy-view.tsx'
import { ALONE } from './alone.ts'
import { preloadViewer } from './item-viewer.tsx'
import { type Item, OPENED_HERE, withItem } from './viewed-item.ts'

/** Loaded after the page: it needs script, so the server never renders it. */
const AddButton = lazyView(async () => {
  const { AddButton, prepare } = await import('./add-button.tsx')
  await prepare()
  return AddButton
})

interface Props {
  items: Item[]
  /** The query of the page. */
  search: string
  /** True for a single item that leaves no place for others beside it. */
  isAlone?: boolean
  onBroken?: ((image: HTMLImageElement) => void) | undefined
}

/** Images with their names; each opens in the viewer, which has a URL for each item. */
export function ItemTiles({ items, search, isAlone = false, onBroken }: Props) {
  const hasButton = useLoaded(AddButton, true)
  return (
    <ul className={isAlone ? 'alone' : 'tiles'}>
      {items.map(item => (
        <Tile
          key={item.slot}
          {...item}
          query={withItem(search, item.code)}
          hasButton={hasButton}
          isAlone={isAlone}
          onBroken={onBroken}
        />
      ))}
    </ul>
  )
}

/**
 * Memoised: when one of a hundred tiles opens, no other is rendered again. A word joiner keeps a name
 * like U-Frame on one line.
 */
const Tile = memo(function Tile({ query, hasButton, isAlone, onBroken, ...item }: TileProps) {
  const { code, slot } = item
  const { price } = usePageData().media[slot] ?? {}
  const preload = () => preloadViewer(query)
  return (
    <li className="product">
      <a
        href={query}
        data-item={code}
        onPointerEnter={preload}
        onTouchStart={preload}
        onClick={open}
      >
        <Picture
          slot={slot}
          shape="square"
          sizes={isAlone ? ALONE : undefined}
          onBroken={onBroken}
        />
        <h3>
          {code.replaceAll('-', '-\u2060')}
          {price && <span className="price">{price}</span>}
        </h3>
      </a>
      {hasButton && <AddButton {...item} />}
    </li>
  )
})

/** The history entry is marked, so that closing leads back to the page. */
const open = (event: MouseEvent<HTMLAnchorElement>) => follow(event, OPENED_HERE)

type TileProps = Item &
  Pick<Props, 'onBroken'> & { query: string; hasButton: boolean; isAlone: boolean }
