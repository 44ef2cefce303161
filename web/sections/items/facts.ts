import { useEffect, useState } from 'react'
import type { KnownBySlot, KnownItem } from '../../base/contract.ts'
import { usePageData } from '../../base/page-context.ts'
import { visitorApi } from '../../base/routes.ts'

const NOTHING: KnownItem = { facts: [] }

/** The loaded facts by the path of a page. */
const loaded = new Map<string, KnownBySlot>()

/**
 * Loads the facts of an item and its neighbours in the list, by default of the first ones of the
 * page; after a failure the viewer shows none.
 */
export async function loadFacts(path: string, slot = ''): Promise<void> {
  const facts = loaded.get(path)
  if (slot ? facts?.[slot] : facts) return
  try {
    const answer = await fetch(visitorApi.itemFacts(path, slot))
    if (!answer.ok) return
    const more = await answer.json()
    loaded.set(path, { ...loaded.get(path), ...more })
  } catch {
    // The next item retries after a failure of the connection.
  }
}

/** The facts of the item in a slot. */
export function useKnown(slot: string): KnownItem {
  const { page, known } = usePageData()
  const [, setLoaded] = useState('')
  useEffect(() => {
    void loadFacts(page.path, slot).then(() => setLoaded(slot))
  }, [page.path, slot])
  return loaded.get(page.path)?.[slot] ?? known?.[slot] ?? NOTHING
}
