import { openTabs, tabId, waitForTabClose } from '../../../../admin/tabs.ts'
import { observable } from '../../../../ui/observable.ts'
import { onChangedElsewhere, storedUnfinished, type Unfinished } from './sending/unfinished.ts'

/** The unfinished uploads of earlier visits; their files have to be chosen again. */
export const unfinished = observable<Unfinished>(new Map())

/** The number of files that other tabs are uploading. */
export const uploadsInOtherTabs = observable(0)

/** Tells the uploads of tabs that are open from those of tabs that were closed. */
async function refresh(): Promise<void> {
  const open = await openTabs()
  const rows = [...storedUnfinished()].filter(([, { tab }]) => tab !== tabId)
  const isOpen = (tab?: string): tab is string => tab !== undefined && open.has(tab)
  unfinished.set(new Map(rows.filter(([, { tab }]) => !isOpen(tab))))
  uploadsInOtherTabs.set(rows.filter(([, { tab }]) => isOpen(tab)).length)
  for (const [, { tab }] of rows) if (isOpen(tab)) void refreshAfter(tab)
}

/** Open tabs whose end is waited for. */
const awaited = new Set<string>()

/** A tab's uploads are unfinished once it is closed. */
async function refreshAfter(tab: string): Promise<void> {
  if (awaited.has(tab)) return
  awaited.add(tab)
  await waitForTabClose(tab)
  awaited.delete(tab)
  await refresh()
}

void refresh()
onChangedElsewhere(refresh)
globalThis.document?.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && void refresh(),
)
