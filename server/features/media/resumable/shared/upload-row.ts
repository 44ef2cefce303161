import * as z from 'zod'
import { AppError } from '../../../../base/errors.ts'
import type { Receipt } from '../../upload/receive.ts'

/** What became of an upload whose bytes had all arrived. */
const outcome = z.union([
  z.object({
    receipt: z.object({
      status: z.enum(['uploaded', 'replaced', 'unchanged']),
      size: z.number(),
      version: z.string(),
      bin: z.string().optional(),
    }),
  }),
  z.object({
    rejection: z.object({
      status: z.int(),
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()),
    }),
  }),
])

export type StoredOutcome = z.output<typeof outcome>

/** An upload as every process sees it. */
export interface UploadRow {
  id: string
  owner: string
  /** Bytes in all, and how many of them are stored. */
  size: number
  received: number
  metadata: Record<string, string | null>
  outcome?: StoredOutcome
}

const metadata = z.record(z.string(), z.string().nullable())

export interface StoredUpload {
  id: string
  owner: string
  size: string
  received: string
  metadata: string
  outcome: string | null
}

export function readRow({ id, owner, size, received, ...texts }: StoredUpload): UploadRow {
  return {
    id,
    owner,
    size: Number(size),
    received: Number(received),
    metadata: metadata.parse(JSON.parse(texts.metadata)),
    ...(texts.outcome !== null && { outcome: outcome.parse(JSON.parse(texts.outcome)) }),
  }
}

export function rejectionOf({ status, code, message, fields, details }: AppError): StoredOutcome {
  return { rejection: { status, code, message, ...(fields && { fields }), details } }
}

/** @throws AppError, the rejection */
export function receiptOf(stored: StoredOutcome): Receipt {
  if ('receipt' in stored) {
    const { bin, ...receipt } = stored.receipt
    return { ...receipt, ...(bin !== undefined && { bin }) }
  }
  const { status, code, message, fields, details } = stored.rejection
  throw new AppError(status, code, message, { ...(fields && { fields }), details })
}
