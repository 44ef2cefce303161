import type { TextSchema } from '../../../../page-editing/field-schema.ts'
import { HREF, NO_HREF } from '../../../../sections/href.ts'

/** From how many characters on a text gets several lines. */
const LONG = 200

export const isLong = ({ maxLength = 0, form }: TextSchema) => maxLength > LONG && form !== 'link'

/** From which part of the limit on it is counted. */
const NEAR = 0.75

/** `17 of 80` near the end. */
export function counterOf({ maxLength }: TextSchema, text: string): string | undefined {
  const isNear = maxLength !== undefined && text.length >= NEAR * maxLength
  return isNear ? `${text.length} of ${maxLength}` : undefined
}

/**
 * What the browser can tell by itself. A text that is too long is not cut off, since a pasted one
 * would lose its end; the server refuses it.
 */
export function faultOfText({ maxLength, form }: TextSchema, text: string, isTyped: boolean) {
  if (maxLength !== undefined && text.length > maxLength) return `At most ${maxLength} characters`
  const isNoLink = form === 'link' && !isTyped && text !== '' && !HREF.test(text)
  return isNoLink ? NO_HREF : undefined
}
