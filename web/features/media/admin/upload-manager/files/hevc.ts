import { megabyte } from '../../../../../base/units.ts'

/** The index of a film of an hour fits; the server checks files with a larger one. */
const largestIndex = 32 * megabyte
const mostBoxes = 1000

/**
 * Tells whether a video, MP4 or MOV, holds HEVC. Only its index is read, so that the user knows
 * before it travels for an hour. False for an unreadable file: the server reports its fault.
 */
export async function isHevc(video: Blob): Promise<boolean> {
  const index = await findIndex(video)
  // The box `stsd` of each track, with the size and the codec of its first description.
  return index !== undefined && /stsd.{12}(hvc1|hev1|dvh1|dvhe)/s.test(await latin1(index))
}

/** The box `moov` of ISO/IEC 14496-12; QuickTime has the same. */
async function findIndex(video: Blob): Promise<Blob | undefined> {
  for (let offset = 0, boxes = 0; offset + 8 <= video.size && boxes < mostBoxes; boxes++) {
    const header = new DataView(await video.slice(offset, offset + 16).arrayBuffer())
    const short = header.getUint32(0)
    if (short === 1 && header.byteLength < 16) return undefined
    const size = short === 1 ? Number(header.getBigUint64(8)) : short || video.size - offset
    if (header.getUint32(4) === moov) {
      return size <= largestIndex ? video.slice(offset, offset + size) : undefined
    }
    if (size < 8) return undefined
    offset += size
  }
  return undefined
}

const moov = 0x6d6f6f76

const latin1 = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer())
