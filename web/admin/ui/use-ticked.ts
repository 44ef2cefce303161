import { useState } from 'react'

const noKeys: ReadonlySet<string> = new Set()

/**
 * The ticked rows of a list, on all its pages; another view of the list begins with none.
 * @param view what narrows the list down, as a text
 * @param maxTicked the server's limit for one change of many
 */
export function useTicked(view: string, maxTicked: number) {
  const [ticked, setTicked] = useState({ view, ids: noKeys })
  const ids = ticked.view === view ? ticked.ids : noKeys
  const tick = (all: Iterable<string>) =>
    setTicked({ view, ids: new Set([...all].slice(0, maxTicked)) })

  return {
    ids,
    tick,
    toggle(id: string): void {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      tick(next)
    },
    /** Rows that a change has reached; those ticked while it was under way stay. */
    untick(some: Iterable<string>): void {
      const gone = new Set(some)
      setTicked(now => ({ ...now, ids: new Set([...now.ids].filter(id => !gone.has(id))) }))
    },
  }
}
