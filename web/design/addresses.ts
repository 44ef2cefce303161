import type { DesignView } from './contract.ts'

/** What is drawn where an address says no view. */
export const firstView: DesignView = { view: 0, roof: true, sizes: false }

/** The drawing of a plan, by its text; defaults are left out, so that each drawing has one address. */
export function designDrawingUrl(plan: string, view: Partial<DesignView> = {}): string {
  return `/design.svg?${new URLSearchParams({ plan, ...saidOf({ ...firstView, ...view }) })}`
}

/** What an address says of a view. */
export const saidOf = ({ view, roof, sizes }: DesignView): Record<string, string> => ({
  ...(view > 0 && { view: `${view}` }),
  ...(!roof && { roof: 'off' }),
  ...(sizes && { sizes: 'on' }),
})

/** One page to print, with all views and the list of parts. */
export const designSheetUrl = (plan: string) => `/design.pdf?${new URLSearchParams({ plan })}`

/** The 1200 x 630 picture of a link to a plan (`og:image`). */
export const designShareUrl = (plan: string) => `/design.jpg?${new URLSearchParams({ plan })}`

/** What is known of a plan. */
export const designFactsUrl = (plan: string) => `/api/design?${new URLSearchParams({ plan })}`
