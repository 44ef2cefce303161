import type { Division } from '../../web/base/contract.ts'
import { routes } from '../../web/base/routes.ts'

const divisions: readonly [Division, path: string][] = [
  ['interiors', routes.interiors],
  ['furniture', routes.furniture],
  ['engineering', routes.engineering],
]

/** The part of the company that a page belongs to, where it has another colour than prefab units. */
export const divisionOf = (path: string): Division | undefined =>
  divisions.find(([, top]) => path === top || path.startsWith(`${top}/`))?.[0]
