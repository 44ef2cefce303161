import type { FooterColumn } from '../base/contract.ts'
import { routes } from '../base/routes.ts'

/** The links at the end of each page, where its owner has not changed them. */
export const FOOTER: readonly FooterColumn[] = [
  [
    'Services',
    [
      ['Prefab Units', routes.prefab],
      ['Interior Design', routes.interiors],
      ['Executive Furniture', routes.furniture],
      ['Engineering Services', routes.engineering],
    ],
  ],
  [
    'Company',
    [
      ['About', routes.about],
      ['Portfolio', routes.home],
      ['Gallery', '/gallery'],
      ['Shortlist', routes.shortlist],
      ['Contact', routes.contact],
    ],
  ],
]
