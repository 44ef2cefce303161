import { megabyte } from '../base/units.ts'

/**
 * Bytes of a piece of a content id: the SHA-256 of a file that has one piece, otherwise that of the
 * SHA-256s of its pieces, one after the other; in hex. Browsers hash what is in memory, so a video
 * of 200 MB is hashed piece by piece.
 */
export const contentPiece = 8 * megabyte
