import { mediaUrl, posterOf } from '../../../routes.ts'
import type { MediaSlot } from '../../contract.ts'

/** The address of a picture of what a slot shows; undefined where there is none to show. */
export function pictureOf(slot: MediaSlot, width?: number): string | undefined {
  const { path, kind, present, version, poster } = slot
  if (kind === 'pdf') return undefined
  if (!present) return mediaUrl(path)
  if (kind === 'image') return mediaUrl(path, version, width)
  // Without one, its drawing stands there, under an address that is not kept.
  return mediaUrl(posterOf(path), poster)
}
