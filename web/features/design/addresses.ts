import { routes } from '../../base/routes.ts'
import type { DesignView } from './contract.ts'

/** Paths of a plan's outputs; its text is in the query. */
export const designUrls = {
  page: routes.design,
  drawing: '/design.svg',
  facts: '/api/design',
  /** A page to print, with all views and the list of parts. */
  sheet: '/design.pdf',
  /** The 1200 x 630 picture of a link (`og:image`). */
  share: '/design.jpg',
} as const

/** The view of an address that names none. */
export const firstView: DesignView = { view: 0, roof: true, sizes: false }

/** The query of a plan, by its text; defaults are left out, so that each view has one address. */
export const designQuery = (plan: string, view: Partial<DesignView> = {}): string =>
  `?${new URLSearchParams({ plan, ...viewParameters({ ...firstView, ...view }) })}`

export const designDrawingUrl = (plan: string, view?: Partial<DesignView>): string =>
  drawingOfQuery(designQuery(plan, view))

/** The drawing that the page shows with a query. */
export const drawingOfQuery = (query: string) => designUrls.drawing + query

/** The query parameters of a view. */
export const viewParameters = ({ view, roof, sizes }: DesignView): Record<string, string> => ({
  ...(view > 0 && { view: `${view}` }),
  ...(!roof && { roof: 'off' }),
  ...(sizes && { sizes: 'on' }),
})

export const designSheetUrl = (plan: string) => urlOf('sheet', plan)
export const designShareUrl = (plan: string) => urlOf('share', plan)
export const designFactsUrl = (plan: string) => urlOf('facts', plan)
/** The page that shows a plan, where it is changed and asked for. */
export const designPageUrl = (plan: string) => urlOf('page', plan)
/** The contact form about a unit. */
export const contactAboutDesign = (plan: string) => `/contact?${new URLSearchParams({ plan })}`

const urlOf = (kind: keyof typeof designUrls, plan: string) =>
  `${designUrls[kind]}?${new URLSearchParams({ plan })}`
