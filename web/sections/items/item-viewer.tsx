import { useEffect, useState } from 'react'
import { reloadOr, waitForConnection } from '../../connection.ts'
import { usePageLocation } from '../../page-context.ts'
import { lazyView } from '../lazy-view.tsx'
import { itemNamed } from './named-item.ts'
import { type Item, viewedCode } from './viewed-item.ts'

const Viewer = lazyView('items/viewer.tsx', async () => (await import('./viewer.tsx')).Viewer)

/** Shows the item in the URL, if it is one of these. */
export function ItemViewer({ items }: { items: Item[] }) {
  const item = itemNamed(items, viewedCode(usePageLocation().search))
  const index = item ? items.indexOf(item) : -1
  const [isLoaded, setLoaded] = useState(Viewer.isLoaded())
  useEffect(() => {
    const load = () => {
      Viewer.preload().then(
        () => setLoaded(true),
        () => reloadOr(() => waitForConnection(load)),
      )
    }
    if (index >= 0 && !isLoaded) load()
  }, [index, isLoaded])
  return index >= 0 && isLoaded ? <Viewer items={items} index={index} /> : null
}

/** Loads the viewer's code if a URL shows an item. */
export async function preloadViewer(address: string): Promise<void> {
  if (viewedCode(address.slice(address.indexOf('?') + 1)) !== null) await Viewer.preload()
}

/** The module of the viewer's code, if a query shows an item. */
export const viewerModules = (search: string): string[] =>
  viewedCode(search) === null ? [] : [Viewer.module]
