import { unsupportedType } from '../../../base/errors.ts'
import { type Box, boxesUpToEnd, refuseDamaged } from './boxes.ts'

/**
 * Checks that a description of pictures is of a profile that every browser decodes: Firefox and Safari show
 * nothing of the others.
 * @param entry of type `avc1`, `avc3` or `av01`
 * @throws AppError 415 where it is of another one
 */
export function checkProfile(moov: Buffer, entry: Box): void {
  const isAv1 = entry.type === 'av01'
  const boxes = boxesUpToEnd(moov, entry.body + lengthOfDescription, entry.end)
  const settings = boxes.find(({ type }) => type === (isAv1 ? 'av1C' : 'avcC')) ?? refuseDamaged()
  const bytes = moov.subarray(settings.body, settings.end)
  const name = isAv1 ? av1Profile(bytes) : h264Profile(bytes)
  if (name) throw unsupportedType(sentence(isAv1 ? 'AV1' : 'H.264', name))
}

/** ISO/IEC 14496-12, 12.1.3: the fields before the boxes of a VisualSampleEntry. */
const lengthOfDescription = 78

/** The name of a profile that not every browser decodes. AV1 Codec ISO Media File Format Binding, 2.3. */
function av1Profile(av1C: Buffer): string | undefined {
  return ['High', 'Professional'][((av1C[1] ?? refuseDamaged()) >> 5) - 1]
}

/** The same of H.264; ISO/IEC 14496-15, 5.3.3.1, and the sets of parameters there. */
function h264Profile(avcC: Buffer): string | undefined {
  const [, profile, , , , count] = avcC
  if (profile === undefined || count === undefined) return refuseDamaged()
  if (!playable.has(profile)) return nameOf(profile)
  let at = 6
  for (let set = 0; set < (count & 0x1f); set++) {
    if (at + 2 > avcC.length) refuseDamaged()
    const end = at + 2 + avcC.readUInt16BE(at)
    if (end > avcC.length) refuseDamaged()
    const name = profileOfSet(avcC.subarray(at + 2, end))
    if (name) return name
    at = end
  }
  return undefined
}

/** ITU-T H.264, 7.3.2.1.1: the profile again, then how colours are stored. */
function profileOfSet(nal: Buffer): string | undefined {
  const profile = nal[1] ?? refuseDamaged()
  if (!playable.has(profile)) return nameOf(profile)
  if (profile !== HIGH) return undefined
  const bits = [...nal.subarray(4, 16)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const [, chroma = 1, luma = 0, chromaDepth = 0] = numbersIn(bits)
  return chroma > 1 || luma > 0 || chromaDepth > 0 ? 'High, more than 8 bit or 4:2:0' : undefined
}

/** Numbers of as many bits as zeros come before them, and one more: ITU-T H.264, 9.1. */
function numbersIn(bits: string): number[] {
  const numbers: number[] = []
  for (let at = 0; numbers.length < 4; ) {
    const one = bits.indexOf('1', at)
    if (one < 0) return numbers
    const end = one + 1 + (one - at)
    numbers.push(Number.parseInt(bits.slice(one, end), 2) - 1)
    at = end
  }
  return numbers
}

const HIGH = 100
/** Baseline, Main, High. */
const playable = new Set([66, 77, HIGH])

const names: Record<number, string> = {
  44: 'CAVLC 4:4:4 Intra',
  88: 'Extended',
  110: 'High 10',
  122: 'High 4:2:2',
  244: 'High 4:4:4 Predictive',
}
const nameOf = (profile: number) => names[profile] ?? `number ${profile}`

const sentence = (codec: string, name: string) =>
  `This video is ${codec} of the profile “${name}”, which Firefox and Safari do not play. ` +
  'Export it as MP4 (H.264) with the profile “High”, 8 bit and 4:2:0, and upload that file.'
