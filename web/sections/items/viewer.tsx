import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { AskActions } from './ask-actions.tsx'
import { useModal } from './use-modal.ts'
import { useZoom } from './use-zoom.ts'
import { type Item, withItem } from './viewed-item.ts'
import { ViewerWords } from './viewer-words.tsx'

/**
 * One picture as large as the window. Its neighbours are loaded beside it. Without script it is a
 * part of the page whose buttons are links.
 */
export function Viewer({ items, index }: { items: Item[]; index: number }) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const item = items[index] as Item
  const at = (position: number) => items[(position + items.length) % items.length] as Item
  const addressOf = (code: string | null) => path + withItem(search, code)
  const go = (step: number) => navigate(addressOf(at(index + step).code), { replace: true })
  const close = () => navigate(addressOf(null), { replace: true })

  const dialog = useModal(close, item.code)
  const stage = useRef<HTMLDivElement>(null)
  const isZoomed = useZoom(stage, item.code)
  const swipe = useSwipe(direction => !isZoomed() && go(direction))
  useArrowKeys(go)

  return (
    <dialog className="viewer" ref={dialog} open aria-labelledby="viewer-title">
      <header>
        <p aria-live="polite">
          <strong id="viewer-title">{item.code}</strong>
          <span>
            {index + 1} of {items.length}
          </span>
        </p>
        <Link href={addressOf(null)} replace className="viewer-button" aria-label="Close">
          <Icon name="close" />
        </Link>
      </header>
      <div className="viewer-stage" ref={stage} {...swipe}>
        {[...new Set([at(index - 1), item, at(index + 1)])].map(one => (
          <div key={one.slot} hidden={one !== item}>
            <Picture slot={one.slot} shape="square" isFirst />
          </div>
        ))}
      </div>
      <ViewerWords slot={item.slot} />
      <footer>
        <Link
          href={addressOf(at(index - 1).code)}
          replace
          className="viewer-button"
          aria-label="Previous"
        >
          <Icon name="previous" />
        </Link>
        <AskActions item={item} />
        <Link
          href={addressOf(at(index + 1).code)}
          replace
          className="viewer-button"
          aria-label="Next"
        >
          <Icon name="next" />
        </Link>
      </footer>
    </dialog>
  )
}

function useArrowKeys(go: (step: number) => void): void {
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') latest.current(-1)
      if (key === 'ArrowRight') latest.current(1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
