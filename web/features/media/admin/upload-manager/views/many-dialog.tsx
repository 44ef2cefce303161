import type { MediaSlot, SlotDetails, WordInCatalogs } from '../../../../../admin/contract.ts'
import { confirm } from '../../../../../admin/ui/confirm.tsx'
import { Dialog } from '../../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../../admin/ui/save-row.tsx'
import { useForm } from '../../../../../admin/ui/use-form.ts'
import { detailLimits } from '../../../../../base/slot-details-limits.ts'
import { changesFor } from '../media/changes-for.ts'
import { isSaved, type SaveDetails } from '../media/use-save-details.ts'
import { useCatalogNotes } from './use-catalog-notes.ts'

interface Props {
  slots: readonly MediaSlot[]
  /** The details of any of them that the PDF catalogs print. */
  inCatalogs: readonly WordInCatalogs[]
  onSave: SaveDetails
  onClose: () => void
}

/** The same details for many slots; {n} stands for the number in each one's name. */
export function ManyDialog({ slots, inCatalogs, onSave, onClose }: Props) {
  const { read, noteOn } = useCatalogNotes(inCatalogs, asFirst)
  const note = (name: WordInCatalogs) => noteOn(name, 'leave it out, or say the site’s own words')

  const { submit, isBusy, fault } = useForm(data => {
    const changes = changesFor(slots, name => String(data.get(name) ?? '').trim())
    if (changes.size === 0) return 'Fill in what is to change.'
    return save(changes, data.get('isVisible') === 'no')
  })

  async function save(changes: ReadonlyMap<string, Partial<SlotDetails>>, isHiding: boolean) {
    if (isHiding && changes.size > 1 && !(await mayHide(changes.size))) return undefined
    const result = await onSave(changes)
    if (!isSaved(result)) return result.reason
    onClose()
    return undefined
  }

  return (
    <Dialog
      title={`Details of ${slots.length} places`}
      text={
        'What stays empty stays as it is. Write {n} where the number belongs: "Model {n}" makes the name of A12 "Model 12".'
      }
      onClose={onClose}
    >
      <form className="form" onSubmit={submit} onInput={read}>
        <FormFault text={fault} />
        <Field
          label="Product name"
          name="productName"
          maxLength={detailLimits.productName}
          note={note('productName')}
        />
        <Field label="Alt text" name="alt" maxLength={detailLimits.alt} />
        <Field label="Title" name="title" maxLength={detailLimits.title} note={note('title')} />
        <Field
          label="Description"
          name="description"
          maxLength={detailLimits.description}
          rows={3}
          note={note('description')}
        />
        <div className="field">
          <label htmlFor="many-visible">On the site</label>
          <select id="many-visible" name="isVisible">
            <option value="">As it is</option>
            <option value="yes">Shown</option>
            <option value="no">Hidden</option>
          </select>
        </div>
        <SaveRow save="Save details" isBusy={isBusy} />
      </form>
    </Dialog>
  )
}

const mayHide = (count: number) =>
  confirm({
    title: `Take ${count} places off the site?`,
    text: 'Visitors will not see them until they are set to Shown again. Their files stay.',
    action: `Hide ${count} places`,
  })

/** A text as the place with the number 1 gets it. */
const asFirst = (text: string) => text.replaceAll('{n}', '1')
