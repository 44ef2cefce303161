import { type RefObject, useEffect, useState } from 'react'

const watchers = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

/** All rows share one, since every observer costs time in each frame. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting)
    },
    { rootMargin: '800px' },
  )
  return observer
}

/** Tells whether an element is in or close to the viewport. A focused one stays near. */
export function useIsNear(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtFirst)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    watchers.set(watched, now => setNear(now || watched.contains(document.activeElement)))
    sharedObserver().observe(watched)
    return () => sharedObserver().unobserve(watched)
  }, [element])
  return isNear
}
