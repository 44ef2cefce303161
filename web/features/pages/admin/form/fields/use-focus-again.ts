import { useEffect, useRef } from 'react'
import { fieldId } from '../form-context.ts'

/** For a button that is gone once it is pressed: focuses what stands in its field then. */
export function useFocusAgain(at: string, value: unknown): () => void {
  const pending = useRef<{ value: unknown }>(undefined)
  useEffect(() => {
    // React may first run the effects of the rendering before, which has the button still.
    if (!pending.current || pending.current.value === value) return
    pending.current = undefined
    document.getElementById(fieldId(at))?.focus()
  })
  return () => {
    pending.current = { value }
  }
}
