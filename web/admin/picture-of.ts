import { mediaUrl, posterOf } from '../base/routes.ts'
import type { MediaSlot } from './contract.ts'
import { fileUrl } from './file-url.ts'

/** The address of a picture of the slot's content; undefined without one. */
export function pictureOf(slot: MediaSlot, width?: number): string | undefined {
  const { path, kind, present, version, poster } = slot
  if (kind === 'pdf') return undefined
  if (!present) return fileUrl(mediaUrl(path))
  if (kind === 'image') return fileUrl(mediaUrl(path, version, width))
  // A video without a poster shows its drawing, whose address is not kept.
  return fileUrl(mediaUrl(posterOf(path), poster))
}
