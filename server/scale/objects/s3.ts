import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { S3Bucket } from '../../base/settings/s3-url.ts'
import { bodyOf, bodyOfFile } from './body.ts'
import type { Objects } from './objects.ts'
import { listIn, notRemovedIn, removalOf } from './s3-answers.ts'
import { createAttempts, type S3Answer } from './s3-attempts.ts'
import { refusalError, storeUnavailable, unexpected, unreachable } from './s3-faults.ts'
import { PART, putInParts } from './s3-parts.ts'
import { createS3Sender, type S3Request } from './s3-request.ts'

/** S3's limit for one request that removes. */
const MOST_KEYS = 1000

/**
 * A bucket. Connects with the first request.
 * @throws AppError 503, from each function but `check`, where the store does not answer or refuses
 */
export function openS3(bucket: S3Bucket): Objects & { close(): void } {
  const { send, close } = createS3Sender(bucket)
  const attempt = createAttempts(send)

  async function ask(request: S3Request): Promise<S3Answer> {
    return attempt(request).catch(error => {
      throw storeUnavailable(error)
    })
  }

  /** The body of an answer, which its caller reads to the end. */
  async function result(request: S3Request) {
    const answer = await ask(request)
    if (!answer.body) throw unexpected(request, answer)
    return answer.body
  }

  async function resultText(request: S3Request): Promise<string> {
    return text(await result(request)).catch(error => {
      throw storeUnavailable(error)
    })
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const request: S3Request = { method: 'GET', key, ...(headers && { headers }) }
    const answer = await ask(request)
    if (answer.code === 'NoSuchKey') return undefined
    if (answer.status === 416) throw new RangeError(`${key} ends before byte ${range?.start}.`)
    if (!answer.body) throw unexpected(request, answer)
    return answer.body
  }

  return {
    get,
    close,

    async put(key, from) {
      if ('file' in from && (await stat(from.file)).size > PART) {
        await putInParts(ask, key, from.file)
        return
      }
      const body = 'file' in from ? await bodyOfFile(from.file) : bodyOf(from)
      const headers = { 'content-type': 'application/octet-stream' }
      ;(await result({ method: 'PUT', key, headers, body })).resume()
    },

    async sizeOf(key) {
      const request: S3Request = { method: 'HEAD', key }
      const answer = await ask(request)
      if (answer.body) {
        answer.body.resume()
        return Number(answer.body.headers['content-length'])
      }
      if (answer.status !== 404) throw unexpected(request, answer)
      // An answer without a body does not tell whether the key or the bucket is missing.
      const stored = await get(key)
      stored?.destroy()
      return stored && Number(stored.headers['content-length'])
    },

    async remove(keys) {
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        const body = bodyOf(removalOf(keys.slice(from, from + MOST_KEYS)))
        const md5 = createHash('md5')
          .update(body.from as Uint8Array)
          .digest('base64')
        const headers = { 'content-md5': md5, 'content-type': 'application/xml' }
        const request: S3Request = { method: 'POST', query: { delete: '' }, headers, body }
        const [notRemoved] = notRemovedIn(await resultText(request))
        if (notRemoved)
          throw storeUnavailable(new Error(`${notRemoved.code}: removal of ${notRemoved.key}`))
      }
    },

    async *list(prefix) {
      let next: string | undefined
      do {
        const query = {
          'list-type': '2',
          'encoding-type': 'url',
          prefix,
          ...(next !== undefined && { 'continuation-token': next }),
        }
        const page = listIn(await resultText({ method: 'GET', query }))
        yield* page.objects
        next = page.next
      } while (next !== undefined)
    },

    async check() {
      const query = { 'list-type': '2', 'max-keys': '1' }
      const answer = await attempt({ method: 'GET', query }).catch(error => {
        throw unreachable(bucket, error)
      })
      if (!answer.body) throw refusalError(bucket, answer)
      answer.body.resume()
    },
  }
}
