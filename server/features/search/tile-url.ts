import type { Media } from '../../../web/base/contract.ts'
import { pictureWidths } from '../../../web/base/picture-widths.ts'
import { mediaUrl } from '../../../web/base/routes.ts'

/** The smallest picture that there is of a slot. */
export const tileUrl = (slotPath: string, { version, width }: Media): string =>
  mediaUrl(slotPath, version, width && pictureWidths[0])
