const sheets = new Map<string, Promise<HTMLLinkElement>>()
let allStyles: HTMLLinkElement | undefined

/**
 * Loads the styles of all sections; the first page has only its own inline. They are not applied
 * yet, since that would recalculate every style of the current page.
 */
export async function loadStyles(): Promise<void> {
  allStyles = await loadStylesheet(namedByDocument('stylesheet'), 'not all')
}

/**
 * Applies the loaded styles in the same step as the page that needs them, so that the styles of the
 * previous page are not recalculated first.
 */
export function applyStyles(): void {
  if (allStyles) allStyles.media = 'all'
}

/** Loads the styles of the viewer and of the tiles' buttons, which no page needs at first. */
export const loadItemStyles = () => loadStylesheet(namedByDocument('itemStyles'))

/**
 * Adds the stylesheet at an address, once; resolves once it is there. After a failure the next call
 * tries again.
 * @throws TypeError without an answer, as `import` does
 */
export function loadStylesheet(address: string, media = 'all'): Promise<HTMLLinkElement> {
  const loading = sheets.get(address) ?? addStylesheet(address, media)
  sheets.set(address, loading)
  return loading
}

const addStylesheet = (address: string, media: string) =>
  new Promise<HTMLLinkElement>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = media
    link.href = address
    link.onload = () => resolve(link)
    link.onerror = () => {
      link.remove()
      sheets.delete(address)
      reject(new TypeError(`no answer: ${address}`))
    }
    document.head.append(link)
  })

const namedByDocument = (name: 'stylesheet' | 'itemStyles') =>
  document.getElementById('page-data')?.dataset[name] as string
