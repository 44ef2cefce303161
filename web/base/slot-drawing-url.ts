import { mediaUrl } from './routes.ts'

/** The prefix of the drawings of slots, by their paths. */
export const SLOT_DRAWINGS = '/drawings/of/'

/**
 * The URL of a slot's drawing, also where the slot holds a file; with its version it is immutable.
 * Beside routes.ts, all of which is in the first script of a page.
 */
export const slotDrawingUrl = (slotPath: string, version?: string) =>
  mediaUrl(slotPath, version).replace('/uploads/', SLOT_DRAWINGS)
