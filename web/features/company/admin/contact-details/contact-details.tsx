import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveBar } from '../../../../admin/ui/save-bar.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { CurrencyPanel } from './currency-panel.tsx'
import { DetailFields } from './detail-fields.tsx'
import { FormSwitch } from './form-switch.tsx'
import { Preview } from './preview.tsx'
import { useDetailsForm } from './use-details-form.ts'

/** The screen of the company's details, which the site shows everywhere at once. */
export function ContactDetails() {
  const form = useDetailsForm()
  const element = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  useUnsavedGuard(() => form.isUnsaved)
  const { details, madeUp, error } = form

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.isSaving || !form.isUnsaved) return
    wantsFocus.current = true
    void form.save()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are marked
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form.faults])

  return (
    <>
      <ScreenHeading
        title="Contact details"
        text="What you save here is on every page with the next visit, in its head and for search engines too."
      >
        <Link className="button secondary" href={adminRoutes.brand}>
          Logo and colours
        </Link>
      </ScreenHeading>
      <ReadState what="The contact details" data={details} error={error} />
      {details && (
        <div className="details-screen">
          <form ref={element} className="details-form" data-asks-itself noValidate onSubmit={save}>
            {madeUp.length > 0 && (
              <p className="alert">
                Visitors cannot reach you yet: the fields marked <b>example</b> still hold what a
                new installation starts with. Put your own in.
              </p>
            )}
            <FormSwitch
              isOpen={details.takesInquiries}
              onChange={isOpen => form.change('takesInquiries', isOpen)}
            />
            <DetailFields form={form} details={details} />
            <SaveBar form={form}>
              {form.isOutdated && (
                <p className="alert" role="alert">
                  Somebody else has saved the contact details since you opened them.{' '}
                  <button type="button" className="button secondary small" onClick={form.readAgain}>
                    Reload, keep my changes
                  </button>
                </p>
              )}
            </SaveBar>
          </form>
          <div className="details-beside">
            <CurrencyPanel />
            <Preview details={details} />
          </div>
        </div>
      )}
    </>
  )
}
