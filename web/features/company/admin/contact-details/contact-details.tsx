import { Link } from 'wouter'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveBar } from '../../../../admin/ui/save-bar.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
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
  const marked = useMarkedForm(form.faults, form.save)
  useUnsavedGuard(() => form.isUnsaved)
  const { entry: details, error } = form

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
          <form {...marked} className="details-form">
            {(form.stored?.madeUp ?? []).length > 0 && (
              <p className="alert">
                Visitors cannot reach you yet: the fields marked <b>example</b> still hold what a
                new installation starts with. Put your own in.
              </p>
            )}
            <FormSwitch
              isOpen={details.takesInquiries}
              onChange={isOpen => form.change({ takesInquiries: isOpen })}
            />
            <DetailFields form={form} details={details} />
            <SaveBar form={form}>
              {form.isOutdated && (
                <p className="alert" role="alert">
                  Somebody else has saved the contact details since you opened them.{' '}
                  <button
                    type="button"
                    className="button secondary small"
                    onClick={() => void form.readAgain()}
                  >
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
