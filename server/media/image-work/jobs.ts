/** What the image process is asked for; paths are absolute, and the folders are there. */
export type Job = FileJob | PictureJob

export type FileJob =
  | { kind: 'upright-jpeg'; source: string; target: string }
  | { kind: 'derivatives'; source: string; width: number; targets: Target[] }

/** What this makes goes back to the server: it is small, and kept there. */
export type PictureJob =
  | { kind: 'icon'; svg: string; pixels: number }
  | { kind: 'share-photo'; file: string }
  /** SVG, both; a page that shows nothing has no drawing. */
  | { kind: 'share-drawing'; drawing?: string; mark: string }

export interface Target {
  file: string
  format: 'avif' | 'webp'
}

export interface Request {
  id: number
  job: Job
}

/** `picture` is in Base64; `refused` is a sentence for the administrator about the picture; `fault` is anything else. */
export interface Reply {
  id: number
  picture?: string | undefined
  refused?: string
  fault?: { message: string; code?: string | undefined }
}
