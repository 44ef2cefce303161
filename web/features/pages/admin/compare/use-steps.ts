import { useCallback, useEffect, useState } from 'react'
import type { Change } from './changes.ts'

/** Which change is looked at; Alt and the arrow keys go to the next one. */
export function useSteps(changes: readonly Change[]) {
  const [current, setCurrent] = useState<{ key: string }>()
  const index = changes.findIndex(({ key }) => key === current?.key)

  const goBy = useCallback(
    (by: number) => {
      const next = changes[Math.max(0, Math.min(changes.length - 1, index + by))]
      if (next) setCurrent({ key: next.key })
    },
    [changes, index],
  )

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (!event.altKey || by === 0) return
      // In a choice it would open the list.
      if (event.target instanceof HTMLSelectElement) return
      event.preventDefault()
      goBy(by)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [goBy])

  return {
    current: index < 0 ? undefined : current,
    index,
    goBy,
    go: useCallback((key: string) => setCurrent({ key }), []),
  }
}
