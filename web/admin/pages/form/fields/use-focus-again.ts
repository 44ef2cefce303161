import { useEffect, useRef } from 'react'
import { fieldId } from '../form-context.ts'

/** For a button that is gone once it is pressed: focuses what stands in its field then. */
export function useFocusAgain(at: string, value: unknown): () => void {
  const asked = useRef<{ value: unknown }>(undefined)
  useEffect(() => {
    // React may first run the effects of the rendering before, which has the button still.
    if (!asked.current || asked.current.value === value) return
    asked.current = undefined
    document.getElementById(fieldId(at))?.focus()
  })
  return () => {
    asked.current = { value }
  }
}
