import type { MarkKind } from './mark-paths.ts'

/** Both as `#1f6f78`. */
export interface BrandColors {
  /** Small headings, marks and tinted grounds have it; the dark of texts is made of it. */
  main: string
  /** Buttons and links have it. */
  accent: string
}

/** A brand without colours has these, which are those of web/styles/tokens.css. */
export const DEFAULT_COLORS: BrandColors = { main: '#1f6f78', accent: '#bf4417' }

/** `GET` and the answer to `PUT` of /api/admin/brand. */
export interface BrandAnswer {
  version: number
  colors: BrandColors | null
  /** True where the logo contains the name, which the bar then does not repeat. */
  hasName: boolean
  logo: StoredLogo | null
  /** The mark in place of a logo. */
  mark: MarkKind
}

export interface StoredLogo {
  address: string
  width: number
  height: number
}

/** The body of `PUT`; `logo` decides the fate of the stored one. */
export interface BrandChange extends Pick<BrandAnswer, 'version' | 'colors' | 'hasName'> {
  /** `file` is an SVG or a PNG in Base64. */
  logo: 'keep' | 'remove' | { file: string }
}

/** Bytes of a file that is sent; a drawing program may add much that is not stored. */
export const LARGEST_FILE = 500_000
