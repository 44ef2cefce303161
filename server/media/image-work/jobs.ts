/** What the image process is asked for; paths are absolute, and the folders are there. */
export type Job =
  | { kind: 'upright-jpeg'; source: string; target: string }
  | { kind: 'derivatives'; source: string; width: number; targets: Target[] }

export interface Target {
  file: string
  format: 'avif' | 'webp'
}

export interface Request {
  id: number
  job: Job
}

/** `refused` is a sentence for the administrator about the picture; `fault` is anything else. */
export interface Reply {
  id: number
  refused?: string
  fault?: { message: string; code?: string | undefined }
}
