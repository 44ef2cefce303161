import { usePageData } from '../page-context.ts'

/** Whether an entry of the menu leads to the page shown, or to one above it. */
export function useIsCurrent(): (href: string) => 'page' | 'true' | undefined {
  const { path, above } = usePageData().page
  return href => {
    if (href === path) return 'page'
    return above.includes(href) ? 'true' : undefined
  }
}
