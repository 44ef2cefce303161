import type { Vec } from './geometry.ts'
import { mix } from './palette.ts'

/** Towards the light: the top is lightest, the face on the left as given, the right darkest. */
const LIGHT: Vec = [0.1, 0.47, 0.88]
const SHADE = '#0b1a2a'
/** By tone, then by colour. */
const litColors = new Map<number, Map<string, string>>()

/** How much a face with this normal is lit: 1 top, 0 left face, -1 right face; in few steps. */
export const toneOf = (normal: Vec): number => Math.round(evenToneOf(normal) * 8) / 8

/** The same without steps. */
export function evenToneOf([x, y, z]: Vec): number {
  const lit = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
  const tone = lit > 0.47 ? (lit - 0.47) / 0.41 : (lit - 0.47) / 0.37
  return Math.max(-1.3, Math.min(1.15, tone))
}

/** The colour as seen under a tone from `toneOf`. */
export function lit(color: string, tone: number): string {
  const ofTone = litColors.get(tone) ?? new Map<string, string>()
  const seen = ofTone.get(color)
  if (seen) return seen
  const mixed = tone > 0 ? mix(color, '#ffffff', tone * 0.27) : mix(color, SHADE, -tone * 0.27)
  litColors.set(tone, ofTone.set(color, mixed))
  return mixed
}
