import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { bodyOf, bodyOfFile } from './body.ts'
import { element, errorIn, escaped } from './s3-answers.ts'
import type { S3Answer } from './s3-attempts.ts'
import { unexpected } from './s3-faults.ts'
import type { S3Request } from './s3-request.ts'

/** Bytes. S3 takes 5 GB at once; a smaller part is sent again when a connection breaks. */
export const PART = 256 * 1024 * 1024

/** Stores a file of any size in parts, one after the other; it is there when all are. */
export async function putInParts(
  ask: (request: S3Request) => Promise<S3Answer>,
  key: string,
  file: string,
  partBytes = PART,
): Promise<void> {
  const created = await result({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = element(created, 'UploadId') ?? ''
  try {
    const tags = await putParts(uploadId)
    const partList = tags.map(
      (tag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    )
    const body = bodyOf(`<CompleteMultipartUpload>${partList.join('')}</CompleteMultipartUpload>`)
    await result({ method: 'POST', key, query: { uploadId }, body })
  } catch (error) {
    // The store would bill the parts for ever. Where it does not answer, that is not the error to tell.
    await ask({ method: 'DELETE', key, query: { uploadId } }).then(
      ({ body }) => body?.resume(),
      () => undefined,
    )
    throw error
  }

  async function putParts(uploadId: string): Promise<string[]> {
    const tags: string[] = []
    const { size } = await stat(file)
    for (let start = 0; start < size; start += partBytes) {
      const body = await bodyOfFile(file, { start, end: Math.min(start + partBytes, size) - 1 })
      const query = { partNumber: `${tags.length + 1}`, uploadId }
      const request: S3Request = { method: 'PUT', key, query, body }
      const answer = await ask(request)
      if (!answer.body) throw unexpected(request, answer)
      answer.body.resume()
      tags.push(answer.body.headers.etag ?? '')
    }
    return tags
  }

  async function result(request: S3Request): Promise<string> {
    const answer = await ask(request)
    if (!answer.body) throw unexpected(request, answer)
    const xml = await text(answer.body)
    // Joining parts takes long, so that a store answers 200 before it knows.
    const error = errorIn(xml)
    if (error) throw unexpected(request, { status: answer.status, ...error })
    return xml
  }
}
