/** A job for the image process; paths are absolute, and the folders exist. */
export type Job = FileJob | PictureJob

export type FileJob =
  | { kind: 'upright-jpeg'; source: string; target: string }
  | { kind: 'derivatives'; source: string; width: number; targets: Target[] }

/** The result is returned to the server, which keeps it in memory. */
export type PictureJob =
  | { kind: 'icon'; svg: string; pixels: number }
  /** A PNG or a cleaned SVG in Base64, as a PNG of at most so many pixels a side. */
  | { kind: 'logo'; source: string; pixels: number }
  | { kind: 'share-photo'; file: string }
  /** Both are SVG; a page without images has no drawing. */
  | { kind: 'share-drawing'; drawing?: string; mark: string; ground?: string }

export interface Target {
  file: string
  format: 'avif' | 'webp'
}

export interface Request {
  id: number
  job: Job
}

/**
 * `picture` is in Base64; `refused` is a message for the administrator about the image; `fault` is
 * any other error.
 */
export interface Reply {
  id: number
  picture?: string | undefined
  refused?: string
  fault?: { message: string; code?: string | undefined }
}
