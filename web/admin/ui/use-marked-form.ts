import { type FormEvent, useEffect, useRef } from 'react'

/**
 * The properties of a form whose faults stand at its fields: once a save has marked some, the first of
 * them gets the focus.
 */
export function useMarkedForm(faults: object, save: () => unknown) {
  const ref = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)

  useEffect(() => {
    if (!wantsFocus.current || Object.keys(faults).length === 0) return
    wantsFocus.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    wantsFocus.current = true
    void save()
  }
  return { ref, 'data-asks-itself': true, noValidate: true, onSubmit }
}
