import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { pageLimits } from '../../../pages/page-limits.ts'
import { useNewCollection } from './use-new-collection.ts'

/** Adds a collection with the page that lists it. */
export function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { faults, field, isBusy, lost, save } = useNewCollection(onClose)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [faults])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      title="Add a collection"
      text="Visitors see its page at once. Then add products, or read in a table of them."
      loses={lost}
      onClose={onClose}
    >
      <form ref={element} className="form" data-asks-itself noValidate onSubmit={submit}>
        {faults.all && (
          <p className="alert" role="alert">
            {faults.all}
          </p>
        )}
        <Field label="Name" maxLength={pageLimits.name} autoComplete="off" {...field('name')} />
        <Field
          label="What it is"
          rows={3}
          maxLength={170}
          hint="One or two sentences, of 50 to 170 characters: at the top of its page, and in search engines."
          {...field('text')}
        />
        <Field
          label="Codes begin with"
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Such as FT, for FT1, FT2 and so on. It never changes."
          {...field('prefix')}
        />
        <Field
          label="Address"
          maxLength={pageLimits.newAddress}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="It follows the name until you write another one."
          {...field('path')}
        />
        <div className="actions">
          <DialogClose type="button" className="button secondary">
            Cancel
          </DialogClose>
          <Button type="submit" className="button primary" isBusy={isBusy} busyText="Adding…">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
