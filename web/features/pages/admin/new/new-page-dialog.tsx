import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import type { ListedPage } from '../../contract.ts'
import { pageLimits } from '../../page-limits.ts'
import { foldersOf } from './new-address.ts'
import { useNewPage } from './use-new-page.ts'

interface Props {
  /** The address of the page that it begins as a copy of; '' for an empty one. */
  from: string
  pages: readonly ListedPage[]
  onClose: () => void
}

/** Adds a page, or a copy of one, and opens its editor. */
export function NewPageDialog({ from, pages, onClose }: Props) {
  const { faults, isSaving, lost, field, followName, save } = useNewPage(from, pages)
  const element = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  const copied = pages.find(({ path }) => path === field('from').value)

  useEffect(() => {
    if (!wantsFocus.current || Object.keys(faults).length === 0) return
    wantsFocus.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    wantsFocus.current = true
    void save()
  }
  return (
    <Dialog
      title={from ? 'Copy a page' : 'Add a page'}
      text="Visitors see it once you publish it."
      loses={lost}
      onClose={onClose}
    >
      <form ref={element} className="form page-new" data-asks-itself noValidate onSubmit={submit}>
        {faults.all && (
          <p className="alert" role="alert">
            {faults.all}
          </p>
        )}
        <Field label="Name" maxLength={pageLimits.name} autoComplete="off" {...field('name')} />
        <SelectField
          label="As a copy of"
          options={[['', 'No page: it begins empty'], ...pages.map(namedPage)]}
          note={copied && COPIED}
          {...field('from')}
        />
        <SelectField
          label="Address below"
          options={[['', 'None: at the top'], ...foldersOf(pages).map(namedFolder)]}
          {...field('folder')}
        />
        <Field
          label="Address"
          maxLength={pageLimits.newAddress}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="It follows the name until you write another one."
          {...field('path')}
          onBlur={followName}
        />
        <div className="actions">
          <DialogClose type="button" className="button secondary">
            Cancel
          </DialogClose>
          <Button type="submit" className="button primary" isBusy={isSaving} busyText="Adding…">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const COPIED =
  'Its texts are copied, and drawings stand in for its photos. Lists of products, the gallery and forms stay with it alone.'

const namedPage = ({ path, name }: ListedPage): [string, string] => [path, `${name} (${path})`]

const namedFolder = (folder: string): [string, string] => [folder, `${folder}/…`]
