import { useEffect } from 'react'

/** Lifts sheets above the keyboard of a phone, which covers the window's lower part: `--below`. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = Math.max(0, innerHeight - view.height - view.offsetTop)
      style.setProperty('--below', `${Math.round(covered)}px`)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--below')
    }
  }, [])
}
