/** The response of `GET /api/design?plan=PLAN`. */
export interface DesignFacts {
  /** The plan's one text; that of the nearest plan where the text asked for none that can stand. */
  plan: string
  code: string
  use: string
  storeys: number
  /** The modules on all storeys. */
  modules: number
  /** Floor area in m², measured outside. */
  area: number
  /** Outer size in metres. */
  size: { width: number; depth: number; height: number }
  parts: { name: string; count: number }[]
  /** "Office, 2 storeys, 4 modules, 57.6 m²" */
  summary: string
  /** Days from the order to the finished unit, where the company promises them. */
  days?: number
  /** The differences from the requested text, in sentences. */
  because?: string[]
  /** The estimate in whole amounts; absent without the owner's prices. */
  estimate?: { from: number; to: number; currency: string }
}

/**
 * A unit as an inquiry stores it: its parts stay so, whatever parts a later release knows.
 */
export interface SentDesign {
  plan: string
  summary: string
  /** The parts by the ids of `parts.ts` at that time. */
  parts: { id: string; name: string; count: number }[]
}

/** A picture of a plan. */
export interface DesignView {
  /** Quarter turns: 0 shows the front at the left. */
  view: 0 | 1 | 2 | 3
  roof: boolean
  sizes: boolean
}
