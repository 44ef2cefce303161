import { type KeyboardEvent, useEffect } from 'react'
import { Button } from '../../../admin/ui/button.tsx'
import { Field } from '../../../admin/ui/field.tsx'
import { Outdated } from '../../../admin/ui/outdated.tsx'
import { useMarkedForm } from '../../../admin/ui/use-marked-form.ts'
import { adminRoutes } from '../../../base/routes.ts'
import { detailLimits } from '../../../base/slot-details-limits.ts'
import type { OwnFact } from '../own-facts.ts'
import { SizeFields, WordFields } from './fact-fields.tsx'
import { FieldGroup, TickField } from './form-parts.tsx'
import { ProductActions } from './lists/product-actions.tsx'
import { mayLoseDraft } from './may-lose-draft.ts'
import { OwnFactFields } from './own-fact-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { closeDraft, type Draft } from './product-draft.ts'
import { useProductForm } from './use-product-form.ts'

interface Props {
  draft: Draft
  /** Of its collection. */
  ownFacts: readonly OwnFact[]
  /** Another administrator has deleted the product since its form was opened. */
  isGone: boolean
  /** Once it is saved or given up; the focus goes back to its row. */
  onClosed: () => void
}

/** Everything that is known of one product, below its row. */
export function ProductFormView({ draft, ownFacts, isGone, onClosed }: Props) {
  const form = useProductForm(draft, onClosed)
  const marked = useMarkedForm(form.faults, form.save)
  const { code } = draft.base

  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is opened
  useEffect(() => marked.ref.current?.querySelector<HTMLElement>('input')?.focus(), [code])

  const giveUp = async (isSure: boolean) => {
    if (!isSure && !(await mayLoseDraft())) return
    closeDraft()
    onClosed()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    void giveUp(false)
  }

  return (
    <form {...marked} className="product-form" aria-label={`Product ${code}`} onKeyDown={onKeyDown}>
      {isGone ? <Gone code={code} /> : <ProductActions product={draft.base} onDeleted={onClosed} />}
      {form.isOutdated && <Outdated what="this product" onReadAgain={form.readAgain} />}
      <FieldGroup title="On the site">
        <div className="product-fields">
          <Field
            label="Name"
            maxLength={detailLimits.productName}
            autoComplete="off"
            hint="Leave it empty for the name that the site’s own pages give it."
            {...form.text('name')}
          />
        </div>
        <Field
          label="Description"
          rows={4}
          maxLength={detailLimits.description}
          hint={`On the page of the product, in search engines and in the feeds: at most ${detailLimits.description.toLocaleString('en')} characters.`}
          {...form.text('description')}
        />
        <TickField label="Show on the site" {...form.flag('isVisible')} />
      </FieldGroup>
      <SizeFields form={form} />
      <WordFields form={form} />
      <OwnFactFields form={form} facts={ownFacts} />
      <PriceFields form={form} currency={draft.base.currency} />
      <PlaceFields form={form} product={draft.base} />
      <div className="product-save">
        <Button type="submit" className="button primary" isBusy={form.isSaving} busyText="Saving…">
          Save
        </Button>
        <button type="button" className="button secondary" onClick={() => void giveUp(true)}>
          Cancel
        </button>
        <p role="status">{form.isUnsaved && 'Not saved yet.'}</p>
      </div>
    </form>
  )
}

function Gone({ code }: { code: string }) {
  return (
    <p className="alert" role="alert">
      Somebody has deleted {code} meanwhile. What you typed is still here: restore it in the{' '}
      <a href={`${adminRoutes.bin}?q=${code}`} target="_blank" rel="noreferrer">
        bin<span className="visually-hidden"> (in a new tab)</span>
      </a>
      , then save.
    </p>
  )
}
