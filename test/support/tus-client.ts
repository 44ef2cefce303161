import { type DetailedError, Upload } from 'tus-js-client'

interface Options {
  slotPath: string
  file: Buffer
  cookie: string
  /** Further metadata, such as `ifVersion`. */
  about?: Record<string, string>
  /** How often it tries again where the server fails or goes away. */
  retries?: number
  /** Bytes of a piece; all of the file in one unless told. */
  pieceSize?: number
}

/**
 * Uploads as the administrators' page does, and goes on after each break of the line. Resolves to
 * what the server says that became of the file; rejects with its status and words.
 */
export function uploadByTus(
  url: string,
  { slotPath, file, cookie, about, retries = 100, ...options }: Options,
): Promise<unknown> {
  const { pieceSize = Number.POSITIVE_INFINITY } = options
  const at = slotPath.lastIndexOf('/')
  const place = { targetPath: slotPath.slice(0, at), fileName: slotPath.slice(at + 1) }
  return new Promise((resolve, reject) => {
    new Upload(file, {
      endpoint: `${url}/api/admin/uploads`,
      metadata: { ...place, ...about },
      headers: { cookie },
      chunkSize: pieceSize,
      retryDelays: Array.from({ length: retries }, () => 100),
      onSuccess: ({ lastResponse }) =>
        resolve(JSON.parse(decodeURIComponent(lastResponse.getHeader('upload-outcome') ?? ''))),
      onError: error => {
        const answer = (error as DetailedError).originalResponse
        reject(answer ? new Error(`${answer.getStatus()} ${answer.getBody()}`) : error)
      },
    }).start()
  })
}
