import { useState } from 'react'
import type { AdminCollection } from '../../../../admin/contract.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
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
  const marked = useMarkedForm(faults, save)
  const [editedBefore] = useState(edited.value?.base)

  /** Of a product that has just been added; where none was, the focus goes back. */
  const formOfAdded = () => {
    const isAdded = edited.value && edited.value.base !== editedBefore
    return isAdded ? document.querySelector<HTMLElement>('.product-form input') : null
  }
  return (
    <Dialog
      title={model ? `Copy ${model.code}` : 'Add a product'}
      text={model ? textOfCopy(model.code) : 'It comes at the end of its collection.'}
      loses={lostOfNew()}
      focusAfter={formOfAdded}
      onClose={closeNewProduct}
    >
      <form {...marked} className="form product-new">
        <FormFault text={faults.all} />
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
        <SaveRow save="Add" isBusy={isSaving} busyText="Adding…" />
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
