/** A file to be checked. Paths are absolute; `target` does not exist yet. */
export interface Job {
  kind: 'pdf' | 'video'
  source: string
  target: string
}

/** `refused` is a message for the administrator about the file; `fault` is any other error. */
export interface Reply {
  /** The file to be served. */
  finished?: string
  refused?: string
  fault?: { message: string; code?: string | undefined }
}
