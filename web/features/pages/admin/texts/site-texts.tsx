import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveBar } from '../../../../admin/ui/save-bar.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { oneOr } from '../../../../base/counted.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import {
  FOOTER_GROUP,
  FORM_GROUP,
  MESSAGE_GROUP,
  NOT_FOUND_GROUP,
  SEARCH_GROUP,
} from '../../../company/site-texts/fields.ts'
import { LinkTargets, usePages } from '../form/link-targets.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { shownTexts } from './shown-texts.ts'
import { TextGroup } from './text-group.tsx'
import { useSiteTexts } from './use-site-texts.ts'

/** What stands around the sections of every page. */
export function SiteTexts() {
  const form = useSiteTexts()
  const element = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  useUnsavedGuard(() => form.isUnsaved)
  const { texts, error, faults, both } = form
  const shown = shownTexts(usePages().map(({ path }) => path))

  const focusAtFault = () => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.isSaving || !form.isUnsaved) return
    if (Object.keys(faults).length > 0) return focusAtFault()
    wantsFocus.current = true
    void form.save()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are marked
  useEffect(() => {
    if (!wantsFocus.current || Object.keys(faults).length === 0) return
    wantsFocus.current = false
    focusAtFault()
  }, [form.isSaving])

  return (
    <>
      <ScreenHeading
        title="Texts of every page"
        text="WhatsApp messages, words of the search, the end of each page, and what visitors read where there is no page. They see what you save at once."
      >
        <Link className="button secondary" href={adminRoutes.pages}>
          All pages
        </Link>
      </ScreenHeading>
      <ReadState what="The texts" data={texts} error={error} />
      {texts && (
        <form ref={element} className="texts-form" data-asks-itself noValidate onSubmit={save}>
          <LinkTargets />
          <TextGroup group={shown(MESSAGE_GROUP)} form={form} texts={texts} />
          <TextGroup group={FORM_GROUP} form={form} texts={texts} />
          <TextGroup group={SEARCH_GROUP} form={form} texts={texts} />
          <FooterColumns form={form} texts={texts} />
          <TextGroup group={FOOTER_GROUP} form={form} texts={texts} />
          <TextGroup group={shown(NOT_FOUND_GROUP)} form={form} texts={texts} />
          <SaveBar form={form}>
            {both.length > 0 && (
              <p className="alert" role="alert">
                Somebody else has changed the same meanwhile: what they wrote stands at{' '}
                {oneOr(both.length, 'the field', 'fields')}. Take theirs, or save yours again.
              </p>
            )}
          </SaveBar>
        </form>
      )}
    </>
  )
}
