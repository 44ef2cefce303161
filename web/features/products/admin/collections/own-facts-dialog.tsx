import { type FormEvent, useEffect, useRef } from 'react'
import type { AdminCollection } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { OWN_IDS, OWN_KINDS, ownFactLimits } from '../../own-facts.ts'
import { useOwnFacts } from './use-own-facts.ts'

interface Props {
  collection: AdminCollection
  onClose: () => void
}

/** Names what only the products of one collection have, such as the thickness of tiles. */
export function OwnFactsDialog({ collection, onClose }: Props) {
  const form = useOwnFacts(collection, onClose)
  const { rows, faults, isBusy } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <Dialog
      title={`Facts of ${collection.name}`}
      text={`Beside size, material and price: up to ${OWN_IDS.length}, in the form, in tables, on pages and sheets, and as filters. Where you empty a name, the fact goes, with what products say of it.`}
      loses={form.lost}
      onClose={onClose}
    >
      <form ref={element} className="form" data-asks-itself noValidate onSubmit={submit}>
        {faults.all && (
          <p className="alert" role="alert">
            {faults.all}
          </p>
        )}
        {rows.map(({ label, kind, choices }, index) => (
          <fieldset key={OWN_IDS[index]} className="own-fact">
            <legend className="visually-hidden">Fact {index + 1}</legend>
            <Field
              label={`Name of fact ${index + 1}`}
              maxLength={ownFactLimits.label}
              autoComplete="off"
              value={label}
              error={faults[`${index}.label`]}
              onChange={({ target }) => form.change(index, { label: target.value })}
            />
            {label.trim() && (
              <SelectField
                label={`Kind of fact ${index + 1}`}
                options={Object.entries(OWN_KINDS)}
                value={kind}
                onChange={({ target }) =>
                  form.change(index, { kind: target.value as keyof typeof OWN_KINDS })
                }
              />
            )}
            {label.trim() && kind === 'choice' && (
              <Field
                label={`Choices of fact ${index + 1}`}
                autoComplete="off"
                hint="With commas between them, such as matt, polished"
                value={choices}
                error={faults[`${index}.choices`]}
                onChange={({ target }) => form.change(index, { choices: target.value })}
              />
            )}
          </fieldset>
        ))}
        <div className="actions">
          <DialogClose type="button" className="button secondary">
            Cancel
          </DialogClose>
          <Button type="submit" className="button primary" isBusy={isBusy} busyText="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
