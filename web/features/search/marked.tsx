import type { ReactNode } from 'react'

interface Props {
  text: string
  /** The words as typed. */
  words: string
}

/** A text in which the typed words are marked, also as the beginning of longer ones. */
export function Marked({ text, words }: Props) {
  const searchWords = words.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const pieces: ReactNode[] = []
  let plain = ''
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const prefixes = searchWords.filter(word => part.toLowerCase().startsWith(word))
    const length = Math.max(0, ...prefixes.map(word => word.length))
    if (length > 0) pieces.push(plain, <mark key={pieces.length}>{part.slice(0, length)}</mark>)
    plain = length > 0 ? part.slice(length) : plain + part
  }
  return [...pieces, plain]
}
