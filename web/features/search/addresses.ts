import { routes } from '../../base/routes.ts'

/** The URL of the suggestions for these words: `Suggestions`. */
export const suggestionsUrl = (words: string): string => `/api${searchUrl(words)}`

/** The page with all that is found. */
export const searchUrl = (words: string): string =>
  `${routes.search}?${new URLSearchParams({ q: words })}`
