import { useEffect, useRef } from 'react'
import { fieldId, useForm } from '../form-context.ts'

/** Serves a button that is gone once it is pressed: changes its field, and focuses the control that follows. */
export function useReplace(at: string, value: unknown): (make: () => unknown) => void {
  const form = useForm()
  const pending = useRef<{ value: unknown }>(undefined)
  useEffect(() => {
    // React may first run the effects of the rendering before, which has the button still.
    if (!pending.current || pending.current.value === value) return
    pending.current = undefined
    document.getElementById(fieldId(at))?.focus()
  })
  return make => {
    pending.current = { value }
    form.change(at, make)
  }
}
