import type { Context } from 'koa'
import { BIN_HEADER } from '../../../../web/features/operations/admin/bin/bin-header.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { badRequest } from '../../../base/errors.ts'
import { slotPathOf } from '../slots/slot-path.ts'
import type { Manifest } from '../slots/slots.ts'
import type { Receipt } from './receive.ts'

/** What a client hears of an upload that was taken, whichever way it came in. */
export interface UploadAnswer extends Pick<Receipt, 'status' | 'size' | 'version'> {
  message: string
  path: string
}

/** Sets the answer to an upload that was taken. */
export function answerUpload(
  ctx: Context,
  slot: Pick<Slot, 'path'>,
  receipt: Receipt,
): UploadAnswer {
  const { status, size, version, bin } = receipt
  if (bin) ctx.set(BIN_HEADER, bin)
  const answer = { message: messages[status], path: slot.path, status, size, version }
  ctx.body = answer
  return answer
}

/** The slot that an upload is for. Throws AppError 400 where there is none. */
export function slotNamed(manifest: Manifest, targetPath: string, fileName: string): Slot {
  const slot = manifest.get(slotPathOf(targetPath, fileName))
  if (!slot) throw badRequest(noSuchSlot)
  return slot
}

const messages: Record<Receipt['status'], string> = {
  uploaded: 'File uploaded',
  replaced: 'File replaced',
  unchanged: 'This file is already there',
}

const noSuchSlot =
  'The site has no place for a file of this name in this folder. ' +
  'Take folder and name from the list of expected files.'
