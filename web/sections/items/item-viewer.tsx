import { reloadOr, waitForConnection } from '../../base/connection.ts'
import { usePageLocation } from '../../base/page-context.ts'
import { itemNamed } from '../../features/shortlist/named-item.ts'
import { lazyView, useLoaded } from '../lazy-view.tsx'
import type { Part } from './step-query.ts'
import { type Item, viewedCode } from './viewed-item.ts'

const Viewer = lazyView(async () => {
  const { Viewer, prepare } = await import('./viewer.tsx')
  await prepare()
  return Viewer
})

/** Shows the item in the URL, if it is one of these. */
export function ItemViewer({ items, part }: { items: Item[]; part?: Part | undefined }) {
  const item = itemNamed(items, viewedCode(usePageLocation().search))
  const index = item ? items.indexOf(item) : -1
  const isLoaded = useLoaded(Viewer, index >= 0, onFault)
  return index >= 0 && isLoaded ? <Viewer items={items} index={index} part={part} /> : null
}

const onFault = (load: () => void) => reloadOr(() => waitForConnection(load))

/** Loads the viewer's code if a URL shows an item. */
export async function preloadViewer(address: string): Promise<void> {
  if (viewedCode(address.slice(address.indexOf('?') + 1)) !== null) await Viewer.preload()
}
