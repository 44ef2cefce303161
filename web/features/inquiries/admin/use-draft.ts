import { useState } from 'react'

/** Unsent texts, until the page is loaded again. */
const drafts = new Map<string, string>()

/**
 * A text that is being typed. It is there again when its inquiry is opened again; `initial` stands
 * there before anything was typed.
 */
export function useDraft(key: string, initial = ''): [text: string, set: (text: string) => void] {
  const [, setShown] = useState('')
  return [
    drafts.get(key) ?? initial,
    text => {
      if (text === initial) drafts.delete(key)
      else drafts.set(key, text)
      setShown(text)
    },
  ]
}
