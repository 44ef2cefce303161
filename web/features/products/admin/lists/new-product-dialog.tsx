import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminCollection } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { detailLimits } from '../../../../base/slot-details-limits.ts'
import { draft as edited } from '../product-draft.ts'
import { closeNewProduct, lostOfNew, type NewProductDraft } from './new-product-draft.ts'
import { useNewProduct } from './use-new-product.ts'

interface Props {
  draft: NewProductDraft
  collections: readonly AdminCollection[]
}

/** Adds a product, or a copy of one. What else is known of it is said in its form afterwards. */
export function NewProductDialog({ draft, collections }: Props) {
  const { model } = draft
  const { field, faults, isSaving, save } = useNewProduct(draft, collections)
  const element = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  const [editedBefore] = useState(edited.value?.base)

  useEffect(() => {
    if (!wantsFocus.current || Object.keys(faults).length === 0) return
    wantsFocus.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  /** Of a product that has just been added; where none was, the focus goes back. */
  const formOfAdded = () => {
    const isAdded = edited.value && edited.value.base !== editedBefore
    return isAdded ? document.querySelector<HTMLElement>('.product-form input') : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    wantsFocus.current = true
    void save()
  }
  return (
    <Dialog
      title={model ? `Copy ${model.code}` : 'Add a product'}
      text={model ? textOfCopy(model.code) : 'It comes at the end of its collection.'}
      loses={lostOfNew()}
      focusAfter={formOfAdded}
      onClose={closeNewProduct}
    >
      <form
        ref={element}
        className="form product-new"
        data-asks-itself
        noValidate
        onSubmit={submit}
      >
        {faults.all && (
          <p className="alert" role="alert">
            {faults.all}
          </p>
        )}
        <SelectField label="Collection" options={choices(collections)} {...field('collection')} />
        <Field
          label="Code"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="It stands on labels and in quotes, and never changes."
          {...field('code')}
        />
        <Field
          label="Name"
          maxLength={detailLimits.productName}
          autoComplete="off"
          hint="Leave it empty for the code."
          {...field('name')}
        />
        <div className="actions">
          <DialogClose type="button" className="button secondary">
            Cancel
          </DialogClose>
          <Button type="submit" className="button primary" isBusy={isSaving} busyText="Adding…">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const textOfCopy = (code: string) =>
  `All that is known of ${code} is copied. Its price is not shown to visitors before you switch that on.`

const choices = (collections: readonly AdminCollection[]): [string, string][] => [
  ['', 'Choose a collection'],
  ...collections.map(({ id, name }): [string, string] => [id, name]),
]
