import type { Slot } from '../../../web/sections/fields.ts'
import { badRequest } from '../../errors.ts'
import { slotPathOf } from '../slots/slot-path.ts'
import type { Manifest } from '../slots/slots.ts'
import type { Receipt } from './receive.ts'

/** The response to an accepted upload, for every protocol. */
export interface UploadAnswer extends Receipt {
  message: string
  path: string
}

export const uploadAnswer = (slot: Slot, receipt: Receipt): UploadAnswer => ({
  message: messages[receipt.status],
  path: slot.path,
  ...receipt,
})

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
