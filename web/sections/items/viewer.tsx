import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { loadItemStyles } from '../../base/later-styles.ts'
import { usePageLocation } from '../../base/page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { AskActions } from './ask-actions.tsx'
import { BuiltSlider } from './built-slider.tsx'
import { loadFacts, useKnown } from './facts.ts'
import { inPlace } from './in-place.ts'
import { ItemFacts } from './item-facts.tsx'
import { Neighbours } from './neighbours.tsx'
import type { Part } from './step-query.ts'
import { useBackdrop } from './use-backdrop.ts'
import { useModal } from './use-modal.ts'
import { useZoom } from './use-zoom.ts'
import { type Item, isOpenedHere, withItem } from './viewed-item.ts'
import { ViewerCaption } from './viewer-caption.tsx'

/** The stage's width: see viewer.css. */
const STAGE = '(min-width: 1000px) calc(100vw - 400px), 100vw'

interface Props {
  items: Item[]
  index: number
  /** The part of a longer list that they are. */
  part: Part | undefined
}

/**
 * An image as large as the window allows, with the facts of its item; the adjacent ones are
 * preloaded in the size of their tiles. Without JavaScript it is a part of the page whose buttons
 * are links.
 */
export function Viewer({ items, index, part }: Props) {
  const { address, search } = usePageLocation()
  const item = items[index] as Item
  const knownFacts = useKnown(item.slot)
  const itemAt = (position: number) => items[(position + items.length) % items.length] as Item
  const addressOf = (code: string | null) => address + withItem(search, code)
  const replace = (code: string | null) =>
    navigate(addressOf(code), { replace: true, state: history.state })
  const go = (step: number) => replace(itemAt(index + step).code)
  const isClosing = useRef(false)
  const close = () => {
    // A second click may come before the browser has gone back.
    if (isClosing.current) return
    isClosing.current = true
    if (isOpenedHere()) history.back()
    else replace(null)
  }

  const dialog = useModal(close, item.code)
  const stage = useRef<HTMLDivElement>(null)
  const isZoomed = useZoom(stage, item.code)
  const swipe = useSwipe(direction => !isZoomed() && go(direction))
  useBackdrop(stage, item.slot)
  useArrowKeys(go)

  return (
    <dialog className="viewer" ref={dialog} open aria-labelledby="viewer-title">
      <header>
        <p aria-live="polite">
          <strong id="viewer-title">{item.code}</strong>
          <span>
            {index + (part?.from ?? 1)} of {part?.total ?? items.length}
          </span>
        </p>
        <a
          href={addressOf(null)}
          className="viewer-button"
          aria-label="Close"
          onClick={inPlace(close)}
        >
          <Icon name="close" />
        </a>
      </header>
      <div className="viewer-stage" ref={stage} {...swipe}>
        {[...new Set([itemAt(index - 1), item, itemAt(index + 1)])].map(neighbour => (
          <div key={neighbour.slot} hidden={neighbour !== item}>
            <Picture
              slot={neighbour.slot}
              shape="square"
              sizes={neighbour === item ? STAGE : undefined}
              isFirst
            />
          </div>
        ))}
        <BuiltSlider slot={item.slot} stage={stage} />
      </div>
      <a
        href={addressOf(itemAt(index - 1).code)}
        className="viewer-button viewer-previous"
        aria-label="Previous"
        onClick={inPlace(() => go(-1))}
      >
        <Icon name="previous" />
      </a>
      <a
        href={addressOf(itemAt(index + 1).code)}
        className="viewer-button viewer-next"
        aria-label="Next"
        onClick={inPlace(() => go(1))}
      >
        <Icon name="next" />
      </a>
      <div className="viewer-panel">
        <ViewerCaption slot={item.slot} />
        <ItemFacts {...knownFacts} />
        <AskActions item={item} code={knownFacts.code} />
        <Neighbours items={items} index={index} addressOf={addressOf} show={replace} />
      </div>
    </dialog>
  )
}

/**
 * Loads the dependencies of the first viewer; where the server rendered it, its styles are in the
 * page.
 */
export async function prepare(): Promise<void> {
  if (typeof document === 'undefined' || document.querySelector('.viewer')) return
  await Promise.all([loadItemStyles(), loadFacts(location.pathname)])
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
