import { hrefFault } from '../../../../../base/href.ts'
import type { TextSchema } from '../../../field-schema.ts'

/** From how many characters on a text gets several lines. */
const LONG = 200

export const isLong = ({ maxLength = 0, form }: TextSchema) => maxLength > LONG && form !== 'link'

/** From which part of the limit on it is counted. */
const NEAR = 0.75

/** `17 of 80` near the end. */
export function counterOf({ maxLength }: TextSchema, text: string): string | undefined {
  if (maxLength === undefined) return undefined
  const count = charactersIn(text)
  return count >= NEAR * maxLength ? `${count} of ${maxLength}` : undefined
}

/** As the server counts them: an emoji is not two. */
function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * What the browser can tell by itself. A text that is too long is not cut off, since a pasted one
 * would lose its end; the server refuses it.
 */
export function faultOfText({ maxLength, form }: TextSchema, text: string, isTyped: boolean) {
  if (maxLength !== undefined && charactersIn(text) > maxLength) {
    return `At most ${maxLength} characters`
  }
  return form === 'link' && !isTyped && text !== '' ? hrefFault(text) : undefined
}
