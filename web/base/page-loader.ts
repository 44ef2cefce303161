import type { PageData } from './contract.ts'
import { visitorApi } from './routes.ts'

/** Milliseconds for which a browser may cache contact details (specification, section 9). */
const FRESH_MS = 300_000

interface Loaded {
  at: number
  data: Promise<PageData>
}

const pages = new Map<string, Loaded>()

/**
 * The data of the page at a URL. Pages loaded or prefetched within the last five minutes come from
 * memory, and so do older ones that fail to load again.
 */
export function loadPage(address: string): Promise<PageData> {
  const cached = pages.get(address)
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.data
  const data = fetchPage(address)
  pages.set(address, { at: Date.now(), data })
  if (!cached) {
    data.catch(() => pages.delete(address))
    return data
  }
  return data.catch(() => {
    pages.set(address, cached)
    return cached.data
  })
}

let load: (address: string) => Promise<unknown> = loadPage

/**
 * Sets the loader for prefetching, which also loads a page's code; `ui` may not import sections.
 */
export function prefetchWith(loader: typeof load): void {
  load = loader
}

/** Prefetches a page, unless data saving is on. */
export function prefetchPage(address: string): void {
  if (!savesData()) load(address).catch(() => undefined)
}

/** Another state of a page with a part of its list has another part. */
export function rememberPage(address: string, data: PageData): void {
  if (!data.isPart) pages.set(address, { at: Date.now(), data: Promise.resolve(data) })
}

let previousPage: PageData | undefined

/** The previously shown page, if no full load was in between. */
export const pageLeft = (): PageData | undefined => previousPage

export function leavePage(data: PageData): void {
  previousPage = data
}

/**
 * Tells whether data saving is on: a setting of the browser or the system, or only the header
 * `Save-Data`, for which the server sets an attribute of the document.
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
  const answer = await fetch(visitorApi.page(address))
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`)
  return answer.json()
}
