import { useEffect, useState } from 'react'
import type { KnownBySlot, KnownItem } from '../../contract.ts'
import { usePageData } from '../../page-context.ts'
import { visitorApi } from '../../routes.ts'

const NOTHING: KnownItem = { facts: [] }

/** By the path of a page. */
const loaded = new Map<string, KnownBySlot>()

/** Loads what is known of a page's items; without it the viewer does without. */
export async function loadFacts(path: string): Promise<void> {
  if (loaded.has(path)) return
  try {
    const answer = await fetch(visitorApi.itemFacts(path))
    if (answer.ok) loaded.set(path, await answer.json())
  } catch {
    // Without a connection; the next item retries.
  }
}

/** What is known of the item in a slot. */
export function useKnown(slot: string): KnownItem {
  const { page, known } = usePageData()
  const [, setPath] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries with each item
  useEffect(() => {
    void loadFacts(page.path).then(() => setPath(page.path))
  }, [page.path, slot])
  return (loaded.get(page.path) ?? known)?.[slot] ?? NOTHING
}
