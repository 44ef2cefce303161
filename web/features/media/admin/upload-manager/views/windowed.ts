import { type RefObject, useEffect, useState } from 'react'

/*
 * Long lists are in blocks, `data-index` being the number of each. Blocks far from the visible part
 * have their final height, and are empty.
 */

/** The number of the block that has the focus, or had it last. */
export function useFocusedBlock(frame: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const element = frame.current
    const recordFocus = ({ target }: FocusEvent) => {
      const block = (target as Element).closest<HTMLElement>('[data-index]')
      setIndex(Number(block?.dataset.index ?? 0))
    }
    element?.addEventListener('focusin', recordFocus)
    return () => element?.removeEventListener('focusin', recordFocus)
  }, [frame])
  return index
}

export interface Nearness {
  isNear: boolean
  /** The height in pixels when it was last seen or left; 0 before. */
  height: number
}

/**
 * Tells whether a block is at most a window's height away from the visible part.
 * @param scroller what scrolls it, where that is not the window
 */
export function useNearness(
  block: RefObject<HTMLElement | null>,
  scroller?: RefObject<HTMLElement | null>,
): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, height: 0 })
  useEffect(() => {
    const element = block.current
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        const { isIntersecting = false, boundingClientRect } = entries.at(-1) ?? {}
        setNearness({ isNear: isIntersecting, height: boundingClientRect?.height ?? 0 })
      },
      { root: scroller?.current ?? null, rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [block, scroller])
  return nearness
}
