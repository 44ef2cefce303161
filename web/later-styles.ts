let loading: Promise<void> | undefined
let loaded: HTMLLinkElement | undefined

/**
 * Loads the styles of all sections, of which the first page brought only its own. They do nothing
 * yet: the browser would compute every style of the page anew.
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
      // The next page asks again.
      loading = undefined
      link.remove()
      reject(event)
    }
    document.head.append(link)
  })
  return loading
}

/**
 * Puts those that have been loaded to work, at once: together with the page that needs them, so that
 * the browser does not first compute the page before it anew.
 */
export function applyStyles(): void {
  if (loaded) loaded.media = 'all'
}
