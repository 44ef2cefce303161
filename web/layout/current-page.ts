import { usePageData } from '../base/page-context.ts'

/** `aria-current` of a menu entry: `page` for the page shown, `true` for one of its parents. */
export function useIsCurrent(): (href: string) => 'page' | 'true' | undefined {
  const { path, above } = usePageData().page
  return href => {
    if (href === path) return 'page'
    return above.includes(href) ? 'true' : undefined
  }
}
