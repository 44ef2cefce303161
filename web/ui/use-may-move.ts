import { type RefObject, useEffect, useState } from 'react'
import { savesData } from '../page-loader.ts'

/** Whether things in this frame may move: it is seen, and the visitor has nothing against it. */
export function useMayMove(frame: RefObject<Element | null>): boolean {
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stillness = matchMedia('(prefers-reduced-motion: reduce)')
    let isOnScreen = false
    const judge = () =>
      setMayMove(isOnScreen && !document.hidden && !stillness.matches && !savesData())
    const watcher = new IntersectionObserver(entries => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      judge()
    })
    watcher.observe(element)
    document.addEventListener('visibilitychange', judge)
    stillness.addEventListener('change', judge)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', judge)
      stillness.removeEventListener('change', judge)
    }
  }, [frame])
  return mayMove
}
