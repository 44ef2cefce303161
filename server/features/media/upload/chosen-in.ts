import * as z from 'zod'
import { badRequest } from '../../../base/errors.ts'
import type { Source } from './upload-fingerprints.ts'

const named = z
  .object({
    contentId: z.string().regex(/^[\da-f]{64}$/),
    contentBytes: z.string().regex(/^\d{1,15}$/),
  })
  .transform(({ contentId, contentBytes }) => ({ id: contentId, bytes: Number(contentBytes) }))

/**
 * What a form or the metadata of an upload say of the file that was chosen; both fields or none.
 * @throws AppError 400
 */
export function chosenIn(fields: Readonly<Record<string, unknown>>): Source['chosen'] {
  if (fields.contentId === undefined && fields.contentBytes === undefined) return undefined
  const { data } = named.safeParse(fields)
  if (data) return data
  throw badRequest('"contentId" is a SHA-256 in hex, "contentBytes" the size of the same file')
}
