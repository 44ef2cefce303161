import type { PageData } from './contract.ts'
import { api } from './routes.ts'

/** As long as contact details may be kept by a browser (specification, section 9). */
const FRESH_MS = 300_000

interface Loaded {
  at: number
  data: Promise<PageData>
}

const pages = new Map<string, Loaded>()

/**
 * The data of the page at an address. Pages seen or prefetched lately come from memory, and so do
 * older ones that cannot be had anew.
 */
export function loadPage(address: string): Promise<PageData> {
  const known = pages.get(address)
  if (known && Date.now() - known.at < FRESH_MS) return known.data
  const data = fetchPage(address)
  pages.set(address, { at: Date.now(), data })
  if (!known) {
    data.catch(() => pages.delete(address))
    return data
  }
  return data.catch(() => {
    pages.set(address, known)
    return known.data
  })
}

let load: (address: string) => Promise<unknown> = loadPage

/** How to get all that a page takes, beside its data. */
export function prefetchWith(loader: typeof load): void {
  load = loader
}

/** Starts loading a page that the visitor is about to open, unless they save data. */
export function prefetchPage(address: string): void {
  if (!savesData()) load(address).catch(() => undefined)
}

export function rememberPage(address: string, data: PageData): void {
  pages.set(address, { at: Date.now(), data: Promise.resolve(data) })
}

let left: PageData | undefined

/** The page that was shown before this one, unless the browser has loaded the site anew since. */
export const pageLeft = (): PageData | undefined => left

export function leavePage(data: PageData): void {
  left = data
}

/**
 * Whether the visitor asked for less data, by the browser's switch or the system's, or by the header
 * `Save-Data` alone, of which the server tells in the page.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true ||
    'savesData' in document.documentElement.dataset ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

async function fetchPage(address: string): Promise<PageData> {
  const answer = await fetch(api.page(address))
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`)
  return answer.json()
}
