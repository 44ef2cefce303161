import type { ReactNode } from 'react'
import { Outdated } from './outdated.tsx'
import { SaveButton } from './save-button.tsx'
import type { StoredForm } from './stored-form.ts'
import { useMarkedForm } from './use-marked-form.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface Props {
  form: Omit<StoredForm, 'entry'>
  className: string
  /** Such as "these prices". */
  what: string
  children: ReactNode
}

/** The fields of a stored form, whether they are saved, and what saves them. */
export function StoredPanel({ form, className, what, children }: Props) {
  const marked = useMarkedForm(form.faults, form.save)
  useUnsavedGuard(() => form.isUnsaved)
  return (
    <form {...marked} className={`panel form ${className}`}>
      {form.isOutdated && <Outdated what={what} onReadAgain={() => void form.readAgain()} />}
      {children}
      <p role="status">{form.isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}</p>
      <SaveButton form={form} />
    </form>
  )
}
