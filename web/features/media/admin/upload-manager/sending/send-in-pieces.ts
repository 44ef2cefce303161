import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import { api } from '../../../../../base/routes.ts'
import { megabyte } from '../../../../../base/units.ts'
import { BIN_HEADER } from '../../../../operations/admin/bin/bin-header.ts'
import { errorFor, NetworkError, rejectionOf, ServerBusyError } from './faults.ts'
import { fieldsOf, type Receipt, type Send } from './send.ts'

const pieceSize = 8 * megabyte

/**
 * Sends a large file by the tus protocol, in pieces. A partial upload is found by the request's
 * fingerprint and resumed, after a lost connection and after the page was closed.
 */
export const sendInPieces: Send = (request, { signal, onProgress }) =>
  new Promise<Receipt>((resolve, reject) => {
    const { bytes, path, fingerprint } = request
    let outcome: Outcome | undefined
    let binEntry: string | undefined
    const upload = new Upload(bytes, {
      endpoint: api.uploads,
      chunkSize: pieceSize,
      metadata: fieldsOf(request),
      fingerprint: async () => `upload ${path} ${fingerprint}`,
      removeFingerprintOnSuccess: true,
      // The caller retries: it knows the other uploads, and whether the user has paused.
      retryDelays: null,
      onProgress,
      onAfterResponse: (_request, response) => {
        outcome = outcomeIn(response) ?? outcome
        binEntry = response.getHeader(BIN_HEADER) ?? binEntry
      },
      onSuccess: () => settle(),
      onError: error => reject(faultIn(error as DetailedError, outcome)),
    })
    const stop = () => {
      // The abort fails without a session or connection; the server deletes the upload later.
      upload.abort(signal.reason === discarded).catch(() => undefined)
      reject(signal.reason)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    start(upload, signal).catch(reject)

    function settle() {
      signal.removeEventListener('abort', stop)
      if (outcome && 'status' in outcome) resolve({ ...outcome, binEntry })
      else
        reject(refusalIn(outcome ?? { error: 'The server does not say what became of the file' }))
    }
  })

/** The reason of an abort after which the partial upload is deleted on the server. */
export const discarded = new Error('discarded')

type Outcome = Receipt | { error: string; code: string; slot?: MediaSlot }

async function start(upload: Upload, signal: AbortSignal): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (signal.aborted) return
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
}

/** Reads the protocol's responses that end an upload; see the server's outcome.ts. */
function outcomeIn(response: HttpResponse): Outcome | undefined {
  const header = response.getHeader('upload-outcome')
  return header ? JSON.parse(decodeURIComponent(header)) : undefined
}

const refusalIn = (refusal: { error: string; code?: string; slot?: MediaSlot }) =>
  rejectionOf(refusal, refusal.code === 'unsupported-type')

function faultIn({ originalResponse }: DetailedError, outcome: Outcome | undefined): Error {
  if (outcome && 'error' in outcome) {
    return outcome.code === 'unavailable' ? new ServerBusyError(outcome.error) : refusalIn(outcome)
  }
  const status = originalResponse?.getStatus() ?? 0
  if (outOfStep.has(status)) return new NetworkError('What has arrived has to be asked for again')
  return errorFor(status, originalResponse?.getBody() ?? '') ?? new NetworkError('Connection lost')
}

/**
 * The offset differs, the server has not noticed the broken connection yet, or it has deleted the
 * upload. Browsers repeat a request by themselves when its connection breaks.
 */
const outOfStep = new Set([404, 409, 410, 423])
