import { type AppError, unavailable } from '../../base/errors.ts'
import type { S3Bucket } from '../../base/settings/s3-url.ts'
import { StartError } from '../../base/start-error.ts'
import type { S3Answer } from './s3-attempts.ts'
import type { S3Request } from './s3-request.ts'

/** The message is for visitors and administrators; the log has the cause. */
export function storeUnavailable(error: unknown): AppError {
  return unavailable(
    'The store of photos and videos does not answer. Try again in a minute.',
    error,
  )
}

/** An answer that is no result of the request. */
export function unexpected({ method, key }: S3Request, answer: S3Answer): AppError {
  const reason = answer.code === undefined ? '' : ` ${answer.code} ${answer.message}`
  return storeUnavailable(
    new Error(`${answer.status}${reason}: ${method} ${key ?? 'of the bucket'}`),
  )
}

/**
 * The error where no request can succeed, for the owner: it names S3_URL and neither key nor
 * secret.
 */
export function refusalError({ endpoint, bucket, region }: S3Bucket, answer: S3Answer): StartError {
  const code = answer.code ?? `${answer.status}`
  const store = `the store at ${endpoint}`
  if (code === 'NoSuchBucket') {
    return new StartError(
      `S3_URL: ${store} has no bucket ${bucket}. Create it, or correct its name.`,
    )
  }
  if (code === 'RequestTimeTooSkewed') {
    return new StartError(
      `S3_URL: ${store} has another time than this machine. Set the clock of both.`,
    )
  }
  if (['AuthorizationHeaderMalformed', 'PermanentRedirect', '301', '400'].includes(code)) {
    const correct = 'Correct host and region, which are those of the bucket.'
    return new StartError(
      `S3_URL: ${store} expects another region than ${region} (${code}). ${correct}`,
    )
  }
  if (answer.status === 403 || answer.status === 401) {
    const encoded = 'In both, / is written %2F and + is written %2B.'
    return new StartError(
      `S3_URL: ${store} does not accept the key and the secret for the bucket ${bucket} (${code}). Correct them. ${encoded}`,
    )
  }
  return new StartError(
    `S3_URL: ${store} answers ${answer.status} ${code} for the bucket ${bucket}. Its own log says why.`,
  )
}

export function unreachable({ endpoint }: S3Bucket, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  const hint = code === 'EPROTO' ? ' Where it has no TLS, add ?tls=off.' : ''
  return new StartError(
    `S3_URL: the store at ${endpoint} does not answer (${code ?? message}). Start it, or correct host and port.${hint}`,
  )
}
