import type { FileContent } from '../files/content-id.ts'

/** A file to send, and its target. */
export interface UploadRequest {
  bytes: Blob
  /** The path of a slot or of a video's poster. */
  path: string
  /** The same for the same file, so that a broken upload is found again. */
  fingerprint: string
  /** The version that the place is to have, '' for an empty one; any where it is not given. */
  ifVersion?: string | undefined
  /** The file that was chosen, by which the server knows it again. */
  content?: FileContent | undefined
  /** A poster that this script took from its video; small enough for one request. */
  isFromVideo?: boolean | undefined
}

export interface Sending {
  signal: AbortSignal
  /** Reports how many bytes of the request have arrived. */
  onProgress: (sent: number) => void
}

/** The server's answer about a file. */
export interface Receipt {
  status: 'uploaded' | 'replaced' | 'unchanged'
  /** Bytes of the file as it is served. */
  size: number
  version: string
  /** The former file's entry in the bin. */
  binEntry?: string | undefined
}

/**
 * Sends one file.
 * @throws UnauthorizedError, NetworkError or RejectedError; the signal's reason where it was aborted
 */
export type Send = (request: UploadRequest, sending: Sending) => Promise<Receipt>

/**
 * The target of a file, the version that it replaces, and its source: fields of a form, or tus
 * metadata.
 */
export function fieldsOf({
  path,
  ifVersion,
  content,
  isFromVideo,
}: UploadRequest): Record<string, string> {
  const slashIndex = path.lastIndexOf('/')
  return {
    targetPath: path.slice(0, Math.max(0, slashIndex)),
    fileName: path.slice(slashIndex + 1),
    ...(ifVersion !== undefined && { ifVersion }),
    ...(isFromVideo && { isFromVideo: 'true' }),
    ...(content && { contentId: content.id, contentBytes: String(content.bytes) }),
  }
}
