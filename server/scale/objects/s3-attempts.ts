import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { errorIn } from './s3-answers.ts'
import type { S3Request, SendToS3 } from './s3-request.ts'

/** The answer of the store. */
export type S3Answer =
  | { status: number; body: IncomingMessage; code?: undefined }
  /** An error: `code` is a word such as NoSuchKey. */
  | { status: number; body?: undefined; code: string; message: string }

/** Milliseconds before each further attempt. */
const PAUSES = [100, 400, 1600]

/** Milliseconds after a request's last failure in which others are tried only once. */
const GIVEN_UP = 3000

/**
 * Sends requests, again with growing pauses where the line breaks or the store is busy: each of ours
 * may be repeated. While the store is away, requests do not wait for pauses that have helped none before.
 * @returns a function that throws where the last attempt got no answer
 */
export function createAttempts(send: SendToS3): (request: S3Request) => Promise<S3Answer> {
  let failedAt = Number.NEGATIVE_INFINITY

  return async request => {
    for (let attempts = 0; ; attempts += 1) {
      const wait = performance.now() - failedAt < GIVEN_UP ? undefined : PAUSES[attempts]
      try {
        const answer = await once(send, request)
        if (!isBusy(answer)) return answer
        if (wait === undefined) {
          failedAt = performance.now()
          return answer
        }
      } catch (error) {
        if (wait === undefined) failedAt = performance.now()
        if (wait === undefined || !mayPass(error)) throw error
      }
      // The pause is random, so that requests with the same fault do not repeat together.
      await pause(wait * (0.5 + Math.random()))
    }
  }
}

async function once(send: SendToS3, request: S3Request): Promise<S3Answer> {
  const body = await send(request)
  const status = body.statusCode ?? 0
  if (status < 300) return { status, body }
  const error = errorIn(await text(body))
  return { status, code: error?.code ?? `${status}`, message: error?.message ?? '' }
}

function isBusy({ status, code }: S3Answer): boolean {
  return status >= 500 || status === 429 || code === 'RequestTimeout'
}

/** An unknown host, a wrong certificate and a missing file are permanent faults. */
function mayPass(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(
    code,
  )
}
