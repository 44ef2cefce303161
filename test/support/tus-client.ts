import { type DetailedError, Upload } from 'tus-js-client'
import { LONGEST_WAIT } from './until.ts'

/** In milliseconds. */
const betweenRetries = 100

interface Options {
  slotPath: string
  file: Buffer
  cookie: string
  /** Further metadata, such as `ifVersion`. */
  about?: Record<string, string>
  /** The number of retries when the server fails or disconnects, ten a second; a minute by default. */
  retries?: number
  /** Bytes per piece; by default one piece. */
  pieceSize?: number
}

/**
 * Uploads like the administrators' page, resuming after each lost connection. Resolves to the
 * server's result; rejects with its status and message.
 */
export function uploadByTus(
  url: string,
  { slotPath, file, cookie, about, retries = LONGEST_WAIT / betweenRetries, ...options }: Options,
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
      retryDelays: Array.from({ length: retries }, () => betweenRetries),
      onSuccess: ({ lastResponse }) =>
        resolve(JSON.parse(decodeURIComponent(lastResponse.getHeader('upload-outcome') ?? ''))),
      onError: error => {
        const answer = (error as DetailedError).originalResponse
        reject(answer ? new Error(`${answer.getStatus()} ${answer.getBody()}`) : error)
      },
    }).start()
  })
}
