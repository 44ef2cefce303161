import { useEffect, useRef } from 'react'
import { fieldId } from '../form-context.ts'

/** For a button that is gone once it is pressed: focuses what stands in its field then. */
export function useFocusAgain(at: string): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    document.getElementById(fieldId(at))?.focus()
  })
  return () => {
    isAsked.current = true
  }
}
