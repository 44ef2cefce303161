import { type RefObject, useEffect, useState } from 'react'
import { savesData } from '../base/page-loader.ts'

/** Tells whether the content of this element may move: it is in view, and reduced motion is off. */
export function useAutoplayAllowed(frame: RefObject<Element | null>): boolean {
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let isOnScreen = false
    const judge = () =>
      setAllowed(isOnScreen && !document.hidden && !reducedMotion.matches && !savesData())
    const watcher = new IntersectionObserver(entries => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      judge()
    })
    watcher.observe(element)
    document.addEventListener('visibilitychange', judge)
    reducedMotion.addEventListener('change', judge)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', judge)
      reducedMotion.removeEventListener('change', judge)
    }
  }, [frame])
  return isAllowed
}
