import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import aws4 from 'aws4'
import type { S3Bucket } from '../../base/settings/s3-url.ts'
import { type StoredBody, sendBody } from './body.ts'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** The key of an object; without it the request is for the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: StoredBody
}

/** Sends one signed request, once. @throws where no answer begins within the limits */
export type SendToS3 = (request: S3Request) => Promise<IncomingMessage>

/** Milliseconds. */
const LIMITS = {
  /** The wait for a connection. */
  connect: 5000,
  /** The wait without a byte in either direction. */
  silence: 20_000,
}

export function createS3Sender(bucket: S3Bucket): { send: SendToS3; close(): void } {
  const isTls = bucket.endpoint.startsWith('https:')
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true })
  const open = isTls ? tlsRequest : plainRequest

  function send({ method, key = '', query, headers, body }: S3Request): Promise<IncomingMessage> {
    const { host, hostname, port } = new URL(bucket.endpoint)
    const path = `/${bucket.bucket}${key && `/${encodedKey(key)}`}`
    const parameters = new URLSearchParams(query).toString().replaceAll('+', '%20')
    const signed = aws4.sign(
      {
        method,
        path: parameters ? `${path}?${parameters}` : path,
        service: 's3',
        region: bucket.region,
        headers: {
          ...headers,
          host,
          // The signature covers the hash of the body, so that the store refuses a damaged one.
          ...(body && { 'x-amz-content-sha256': body.sha256, 'content-length': body.bytes }),
        },
      },
      bucket,
    )
    return new Promise((resolve, reject) => {
      let answer: IncomingMessage | undefined
      const request = open({
        agent,
        method,
        // An IPv6 address is in brackets in a URL alone.
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path: signed.path,
        headers: signed.headers,
      })
      const connecting = setTimeout(
        () => request.destroy(timeout('connection', LIMITS.connect)),
        LIMITS.connect,
      )
      request.once('socket', socket => {
        if (socket.connecting) {
          socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
        } else clearTimeout(connecting)
      })
      request.setTimeout(LIMITS.silence, () => {
        // Unread bytes: the reader pauses, and the store is not silent.
        if (answer?.readableLength) request.setTimeout(LIMITS.silence)
        else {
          const error = timeout('byte', LIMITS.silence)
          answer?.destroy(error)
          request.destroy(error)
        }
      })
      request.once('response', response => {
        answer = response
        resolve(response)
      })
      request.on('error', reject)
      request.once('close', () => clearTimeout(connecting))
      if (body) sendBody(body, request)
      else request.end()
    })
  }

  return { send, close: () => agent.destroy() }
}

function timeout(event: string, limit: number): Error {
  return Object.assign(new Error(`no ${event} within ${limit / 1000} seconds`), {
    code: 'ETIMEDOUT',
  })
}

function encodedKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
