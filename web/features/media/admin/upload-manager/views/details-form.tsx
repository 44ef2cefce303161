import type { NamedSlotDetails, SlotTexts } from '../../../../../admin/contract.ts'
import { Button } from '../../../../../admin/ui/button.tsx'
import { Field } from '../../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../../admin/ui/form-fault.tsx'
import { Outdated } from '../../../../../admin/ui/outdated.tsx'
import { detailLimits } from '../../../../../base/slot-details-limits.ts'
import type { SaveDetails } from '../media/use-save-details.ts'
import { BuiltCheck } from './built-check.tsx'
import { useCatalogNotes } from './use-catalog-notes.ts'
import { useDetailsForm } from './use-details-form.ts'

interface Props {
  details: NamedSlotDetails
  /** The version of the slot's photo, if it holds one. */
  photo: string | undefined
  onSave: SaveDetails
}

/**
 * The details of one slot; an empty field leaves the page's own text, which stands in it in grey.
 */
export function DetailsForm({ details, photo, onSave }: Props) {
  const { defaults } = details
  // Only items that can be asked for have the viewer that shows both pictures.
  const builtPhoto = 'productName' in defaults ? photo : undefined
  const form = useDetailsForm(details, builtPhoto, onSave)
  const { own, noteOn } = form
  const { read, noteOn: catalogNote } = useCatalogNotes(details.inCatalogs)
  const note = (name: keyof SlotTexts) => {
    const unprinted = defaults[name] ? `say “${defaults[name]}” instead` : 'leave it out'
    const printed = name === 'alt' ? undefined : catalogNote(name, unprinted, own[name])
    return [noteOn(name), printed].filter(Boolean).join(' ')
  }

  return (
    <form ref={form.element} className="form details-form" onSubmit={form.submit} onInput={read}>
      {form.isOutdated && (
        <Outdated what="this product" onReadAgain={() => void form.readAgain()} />
      )}
      <FormFault text={form.fault} />
      {'productName' in defaults && (
        <Field
          label="Product name"
          name="productName"
          maxLength={detailLimits.productName}
          defaultValue={own.productName}
          placeholder={defaults.productName}
          hint="Under this name people ask for it. Links with its former names still open it."
          note={note('productName')}
        />
      )}
      <Field
        label="Alt text"
        name="alt"
        maxLength={detailLimits.alt}
        defaultValue={own.alt}
        placeholder={defaults.alt}
        hint={
          details.needsAlt
            ? 'This photo is still described by the words of its drawing. Say what it shows.'
            : 'What the picture shows, for people who do not see it.'
        }
        note={note('alt')}
      />
      <Field
        label="Title"
        name="title"
        maxLength={detailLimits.title}
        defaultValue={own.title}
        placeholder={defaults.title}
        hint={titleHint(details)}
        note={note('title')}
      />
      <Field
        label="Description"
        name="description"
        rows={3}
        maxLength={detailLimits.description}
        defaultValue={own.description}
        placeholder={defaults.description}
        note={note('description')}
      />
      <label className="check">
        <input
          type="checkbox"
          name="isVisible"
          defaultChecked={own.isVisible}
          aria-describedby={noteOn('isVisible') && 'is-visible-note'}
        />
        <span>Shown on the site</span>
      </label>
      {noteOn('isVisible') && (
        <p id="is-visible-note" className="field-note">
          {noteOn('isVisible')}
        </p>
      )}
      {builtPhoto && (
        // Another photo has a tick of its own, also while the dialog is open.
        <BuiltCheck
          key={`${builtPhoto} ${own.builtVersion}`}
          slotPath={details.path}
          photo={builtPhoto}
          isBuilt={own.builtVersion === builtPhoto}
          note={noteOn('builtVersion')}
        />
      )}
      <Button type="submit" className="button primary" isBusy={form.isBusy} busyText="Saving…">
        Save details
      </Button>
    </form>
  )
}

/**
 * The place where visitors read the title, which stands beside a product's name and does not
 * replace it.
 */
function titleHint({ path, label, defaults, inCatalogs }: NamedSlotDetails): string {
  if (label && path.endsWith('.pdf')) return 'What its link on the page of the product says.'
  if (!('productName' in defaults))
    return 'Over or below the picture, on pages that have words there.'
  return `Below the picture when a visitor opens it${inCatalogs ? ', and in the PDF catalog' : ''}.`
}
