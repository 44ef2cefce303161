import type { Inquiry } from '../../../../web/base/contract.ts'
import { notFound } from '../../../base/errors.ts'
import type { InquiryRow } from '../store/index.ts'
import { statusOf, waitsOf } from '../store/stage.ts'

/** A row as the API answers it: with derived fields, without those of the store alone. */
export function inquiryOf(row: InquiryRow): Inquiry {
  const { fingerprint: _, deleted: __, ...inquiry } = row
  return { ...inquiry, status: statusOf(row), waits: waitsOf(row) }
}

export const noInquiry = () => notFound('There is no such inquiry. Somebody may have deleted it.')
