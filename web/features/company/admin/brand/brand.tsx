import { Link } from 'wouter'
import { useOverview } from '../../../../admin/overview.ts'
import { companyName } from '../../../../admin/settings.ts'
import { Outdated } from '../../../../admin/ui/outdated.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveBar } from '../../../../admin/ui/save-bar.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { useObserved } from '../../../../ui/observable.ts'
import { DEFAULT_COLORS } from '../../brand/contract.ts'
import { colorFaults } from '../../brand/contrast.ts'
import { colorsOf, logoShown, useBrandForm } from './brand-form.ts'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { BrandPreview } from './preview.tsx'

/** The screen of the company's logo and colours, with a preview of the public site. */
export function Brand() {
  const form = useBrandForm()
  const marked = useMarkedForm(form.faults, form.save)
  const { data: overview } = useOverview()
  const company = useObserved(companyName, name => name)
  useUnsavedGuard(() => form.isUnsaved)
  const { entry } = form
  const colors = entry && colorsOf(entry)
  const faults: Record<string, string> = { ...form.faults, ...(colors && colorFaults(colors)) }

  return (
    <>
      <ScreenHeading
        title="Brand"
        text="Your logo and your colours: on every page, on quotes, catalogs and sheets, as the icon and in the pictures of links."
      >
        <Link className="button secondary" href={adminRoutes.contactDetails}>
          Contact details
        </Link>
      </ScreenHeading>
      <ReadState what="The brand" data={entry} error={form.error} />
      {entry && colors && (
        <form {...marked} className="brand-screen">
          <div className="panel brand-fields">
            {form.isOutdated && (
              <Outdated what="the brand" onReadAgain={() => void form.readAgain()} />
            )}
            <LogoField
              hasLogo={logoShown(entry) !== ''}
              error={faults.logo}
              onChoose={logo => form.change({ logo })}
              onRemove={() => form.change({ logo: entry.stored ? 'remove' : 'keep' })}
            />
            {logoShown(entry) && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={entry.hasName === 'yes'}
                  onChange={({ target }) => form.change({ hasName: target.checked ? 'yes' : 'no' })}
                />
                The name of the company stands in the logo
              </label>
            )}
            <ColorField
              label="Main colour"
              hint="Of small headings and tinted areas; dark texts get a shade of it."
              value={entry.main}
              error={faults.main}
              onChange={main => form.change({ main })}
            />
            <ColorField
              label="Accent colour"
              hint="Of buttons and links."
              value={entry.accent}
              error={faults.accent}
              onChange={accent => form.change({ accent })}
            />
            <button
              type="button"
              className="button secondary"
              onClick={() =>
                form.change({ ...DEFAULT_COLORS, logo: entry.stored ? 'remove' : 'keep' })
              }
            >
              Reset to the first mark and colours
            </button>
          </div>
          <BrandPreview
            colors={colors}
            companyName={company}
            logo={logoShown(entry)}
            mark={entry.mark === 'showcase' ? 'showcase' : 'unit'}
            hasName={entry.hasName === 'yes'}
          />
          <SaveBar form={{ ...form, faults }}>
            {overview?.hasNoProduct && !form.isUnsaved && (
              <p className="brand-next">
                <Link href={adminRoutes.products}>Next: your products</Link>
              </p>
            )}
          </SaveBar>
        </form>
      )}
    </>
  )
}
