let loading: Promise<void> | undefined
let loaded: HTMLLinkElement | undefined

/**
 * Loads the styles of all sections; the first page has only its own inline. They are not applied
 * yet, since that would recalculate every style of the current page.
 */
export function loadStyles(): Promise<void> {
  loading ??= loadStylesheet('stylesheet', 'not all').then(
    link => {
      loaded = link
    },
    event => {
      // The next page retries.
      loading = undefined
      throw event
    },
  )
  return loading
}

/**
 * Applies the loaded styles in the same step as the page that needs them, so that the styles of the
 * previous page are not recalculated first.
 */
export function applyStyles(): void {
  if (loaded) loaded.media = 'all'
}

/** Adds a stylesheet that the document names; resolves once it is there. */
export function loadStylesheet(
  name: 'stylesheet' | 'itemStyles',
  media: string,
): Promise<HTMLLinkElement> {
  return addStylesheet(document.getElementById('page-data')?.dataset[name] as string, media)
}

/** Adds the stylesheet at an address; resolves once it is there. */
export function addStylesheet(address: string, media: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = media
    link.href = address
    link.onload = () => resolve(link)
    link.onerror = event => {
      link.remove()
      reject(event)
    }
    document.head.append(link)
  })
}
