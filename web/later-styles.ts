let loading: Promise<HTMLLinkElement> | undefined

/**
 * Loads the styles of all sections, of which the first page brought only its own. They do nothing
 * yet: the browser would compute every style of the page anew.
 */
export function loadStyles(): Promise<HTMLLinkElement> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = 'not all'
    link.href = document.getElementById('page-data')?.dataset.stylesheet as string
    link.onload = () => resolve(link)
    link.onerror = reject
    document.head.append(link)
  })
  return loading
}

/** Puts them to work, for a page that is shown in place of the first one. */
export async function applyStyles(): Promise<void> {
  const link = await loadStyles()
  link.media = 'all'
}
