import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { confirm } from './confirm.tsx'

/**
 * Asks before a link, a reload or the closing of the window loses what has not been saved.
 * @param isUnsaved is asked at each of them
 */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const holdUnload = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    const holdLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const staysHere = !link || link.target === '_blank' || link.origin !== location.origin
      if (staysHere || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.pathname === location.pathname || !isUnsaved()) return
      event.preventDefault()
      event.stopPropagation()
      void confirm({
        title: 'Leave without saving?',
        text: 'What you have changed on this screen is not saved yet.',
        action: 'Leave',
      }).then(isSure => isSure && navigate(link.pathname + link.search))
    }
    window.addEventListener('beforeunload', holdUnload)
    document.addEventListener('click', holdLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', holdUnload)
      document.removeEventListener('click', holdLink, { capture: true })
    }
  }, [isUnsaved, navigate])
}
