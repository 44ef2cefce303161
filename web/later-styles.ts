let loading: Promise<void> | undefined
let loaded: HTMLLinkElement | undefined

/**
 * Loads the styles of all sections; the first page has only its own inline. They are not applied
 * yet, since that would recalculate every style of the current page.
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = 'not all'
    link.href = document.getElementById('page-data')?.dataset.stylesheet as string
    link.onload = () => {
      loaded = link
      resolve()
    }
    link.onerror = event => {
      // The next page retries.
      loading = undefined
      link.remove()
      reject(event)
    }
    document.head.append(link)
  })
  return loading
}

/**
 * Applies the loaded styles in the same step as the page that needs them, so that the styles of the
 * previous page are not recalculated first.
 */
export function applyStyles(): void {
  if (loaded) loaded.media = 'all'
}
