import type { NamedSlotDetails, SlotDetails, SlotTexts, WordInCatalogs } from '../../contract.ts'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { changedOf } from '../media/changed-of.ts'
import { BuiltCheck } from './built-check.tsx'
import { useCatalogNotes } from './use-catalog-notes.ts'

interface Props {
  details: NamedSlotDetails
  /** The version of the slot's photo, if it holds one. */
  photo: string | undefined
  /** Resolves to what the server finds wrong with a field, by its name. */
  onSave: (change: Partial<SlotDetails>) => Promise<string | undefined>
}

/** What is said of one slot; an empty field leaves what the page says, which stands in it in grey. */
export function DetailsForm({ details, photo, onSave }: Props) {
  const { own, defaults } = details
  // The viewer, which has both pictures to show, shows what can be asked for.
  const builtPhoto = 'productName' in defaults ? photo : undefined
  const { read, noteOn } = useCatalogNotes(details.inCatalogs)
  const note = (name: WordInCatalogs) =>
    noteOn(name, defaults[name] ? `say “${defaults[name]}” instead` : 'leave it out', own[name])

  const { submit, isBusy, fault } = useForm(data => {
    const text = (name: keyof SlotTexts) => String(data.get(name) ?? own[name]).trim()
    const change = {
      ...('productName' in defaults && { productName: text('productName') }),
      alt: text('alt'),
      title: text('title'),
      description: text('description'),
      isVisible: data.get('isVisible') === 'on',
      ...(builtPhoto && { builtVersion: String(data.get('builtVersion') ?? '') }),
    }
    return onSave(changedOf(change, own))
  })

  return (
    <form className="form details-form" onSubmit={submit} onInput={read}>
      {fault && (
        <p className="alert" role="alert">
          {fault}
        </p>
      )}
      {'productName' in defaults && (
        <Field
          label="Product name"
          name="productName"
          maxLength={80}
          defaultValue={own.productName}
          placeholder={defaults.productName}
          hint="Under this name people ask for it. Links with its former names still open it."
          note={note('productName')}
        />
      )}
      <Field
        label="Alt text"
        name="alt"
        maxLength={255}
        defaultValue={own.alt}
        placeholder={defaults.alt}
        hint={
          details.needsAlt
            ? 'This photo is still described by the words of its drawing. Say what it shows.'
            : 'What the picture shows, for people who do not see it.'
        }
      />
      <Field
        label="Title"
        name="title"
        maxLength={120}
        defaultValue={own.title}
        placeholder={defaults.title}
        hint={titleHint(details)}
        note={note('title')}
      />
      <Field
        label="Description"
        name="description"
        rows={3}
        maxLength={1000}
        defaultValue={own.description}
        placeholder={defaults.description}
        note={note('description')}
      />
      <label className="check">
        <input type="checkbox" name="isVisible" defaultChecked={own.isVisible} />
        <span>Shown on the site</span>
      </label>
      {builtPhoto && (
        // Another photo has a tick of its own, also while the dialog is open.
        <BuiltCheck
          key={`${builtPhoto} ${own.builtVersion}`}
          slotPath={details.path}
          photo={builtPhoto}
          isBuilt={own.builtVersion === builtPhoto}
        />
      )}
      <button type="submit" className="button primary" disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Save details'}
      </button>
    </form>
  )
}

/** Where visitors read the title, which stands beside a product's name and does not replace it. */
function titleHint({ defaults, inCatalogs }: NamedSlotDetails): string {
  if (!('productName' in defaults))
    return 'Over or below the picture, on pages that have words there.'
  return `Below the picture when a visitor opens it${inCatalogs ? ', and in the PDF catalog' : ''}.`
}
