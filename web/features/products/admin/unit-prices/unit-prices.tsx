import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Field } from '../../../../admin/ui/field.tsx'
import { Outdated } from '../../../../admin/ui/outdated.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveButton } from '../../../../admin/ui/save-button.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { partNames } from '../../../design/parts.ts'
import { Example } from './example.tsx'
import { priceGroups } from './price-groups.ts'
import type { TypedPrices } from './typed-prices.ts'
import { useUnitPrices } from './use-unit-prices.ts'

/** What the owner asks for each part of a unit that visitors design. */
export function UnitPrices() {
  const form = useUnitPrices()
  useUnsavedGuard(() => form.isUnsaved)
  const { entry, faults } = form
  const element = useRef<HTMLFormElement>(null)
  // On a phone the button that was pressed is screens below.
  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [faults])
  const field = (name: Exclude<keyof TypedPrices, 'currency'>, fault: string | undefined) => ({
    inputMode: 'decimal' as const,
    maxLength: 20,
    autoComplete: 'off',
    value: entry?.[name] ?? '',
    error: fault,
    onChange: ({ target }: { target: HTMLInputElement }) => form.change({ [name]: target.value }),
  })
  return (
    <>
      <ScreenHeading
        title="Unit prices"
        text="What you ask for each part of a unit that visitors design. They see the rounded sum, never a single price."
      >
        <Link className="button secondary" href={adminRoutes.products}>
          All products
        </Link>
      </ScreenHeading>
      <ReadState what="The prices" data={entry} error={form.error} />
      {entry && (
        <form
          ref={element}
          className="panel form unit-prices"
          data-asks-itself
          noValidate
          onSubmit={submitWith(() => void form.save())}
        >
          {form.isOutdated && (
            <Outdated what="these prices" onReadAgain={() => void form.readAgain()} />
          )}
          {priceGroups.map(([title, parts]) => (
            <fieldset key={title}>
              <legend>
                {title}, {entry.currency}
              </legend>
              {parts.map(id => (
                <Field key={id} label={partNames[id]} {...field(id, faults[`prices.${id}`])} />
              ))}
            </fieldset>
          ))}
          <Field
            label="How far an estimate reaches below and above the sum, in percent"
            hint="The wider, the less it tells of a single price to somebody who compares units."
            {...field('spread', faults.spread)}
          />
          <Example entry={entry} />
          <p role="status">{form.isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}</p>
          <SaveButton form={form} />
        </form>
      )}
    </>
  )
}
