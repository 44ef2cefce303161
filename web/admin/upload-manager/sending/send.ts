/** What is to be sent, and where to. */
export interface UploadRequest {
  bytes: Blob
  /** Of a slot or of a video's poster. */
  path: string
  /** The same for the same file, so that a broken upload is found again. */
  fingerprint: string
}

export interface Sending {
  signal: AbortSignal
  /** Of the request's bytes, how many have arrived. */
  onProgress: (sent: number) => void
}

/** What the server made of a file. */
export interface Receipt {
  status: 'uploaded' | 'replaced' | 'unchanged'
  /** Bytes of the file as it is served. */
  size: number
}

/**
 * Sends one file.
 * @throws UnauthorizedError, NetworkError or RejectedError; the signal's reason where it was aborted
 */
export type Send = (request: UploadRequest, sending: Sending) => Promise<Receipt>

/** A slot's path as the API takes it. */
export function targetOf(path: string) {
  const at = path.lastIndexOf('/')
  return { targetPath: path.slice(0, Math.max(0, at)), fileName: path.slice(at + 1) }
}
