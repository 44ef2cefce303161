/** A file to be checked. Paths are absolute; nothing is at `target` yet. */
export interface Job {
  kind: 'pdf' | 'video'
  source: string
  target: string
}

/** `refused` is a sentence for the administrator about the file; `fault` is anything else. */
export interface Reply {
  /** The file to be served. */
  finished?: string
  refused?: string
  fault?: { message: string; code?: string | undefined }
}
