import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { editorOf } from '../../../../admin/editor-address.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import {
  fieldErrorsOf,
  isSignedOut,
  RequestError,
  reasonOf,
  request,
} from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import type { ListedPage, OpenedPage } from '../../contract.ts'
import { addressFor, folderOf } from './new-address.ts'

type Name = 'name' | 'from' | 'folder' | 'path'
/** By field; `all` of what is wrong with none of them. */
type Faults = Partial<Record<Name | 'all', string>>

/** As it stands in the form; folder and path follow the other fields until they are chosen. */
interface NewPage {
  name: string
  /** The address of the page that it is a copy of; '' for none. */
  from: string
  folder?: string
  path?: string
}

/** What stands in the form of a new page, what is wrong with it, and how it is added. */
export function useNewPage(from: string, pages: readonly ListedPage[]) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState<NewPage>({ name: '', from })
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy: isSaving, run } = useBusy()
  /** The address of a request that nothing answered: the page may have been added. */
  const unanswered = useRef('')
  const folder = typed.folder ?? folderOf(typed.from)
  const taken = new Set(pages.map(({ path }) => path))
  const path = typed.path ?? addressFor(typed.name, folder, taken)
  const values: Record<Name, string> = { ...typed, folder, path }

  function open(address: string): void {
    void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    navigate(editorOf(address))
  }

  async function fail(error: unknown, sent: { path: string; name: string }): Promise<void> {
    if (isSignedOut(error)) return reportFailure(error, '')
    if (!(error instanceof RequestError)) unanswered.current = sent.path
    else if (error.status === 409 && unanswered.current === sent.path) {
      const now = await readPages().catch(() => [])
      const isOwn = ({ path, name, isHidden }: ListedPage) =>
        path === sent.path && name === sent.name && isHidden
      if (now.some(isOwn)) return open(sent.path)
    }
    const { name, path, from } = fieldErrorsOf(error)
    const found = { ...(name && { name }), ...(path && { path }), ...(from && { from }) }
    const all = reasonOf(error, 'The page could not be added. Please try again.')
    setFaults(Object.keys(found).length > 0 ? found : { all })
  }

  const readPages = async () => (await request<{ pages: ListedPage[] }>(api.adminPages)).pages

  async function send(): Promise<void> {
    const sent = { name: typed.name.trim(), path: path.trim() }
    if (!sent.name) return setFaults({ name: 'A name, such as Stairs' })
    try {
      const body = { ...sent, ...(typed.from && { from: typed.from }) }
      open((await request<OpenedPage>(api.adminPages, { method: 'POST', body })).path)
    } catch (error) {
      await fail(error, sent)
    }
  }

  return {
    faults,
    isSaving,
    /** What closing the form would lose; undefined where that is nothing. */
    lost:
      typed.name.trim() || typed.path
        ? 'What you typed of the new page is not saved yet.'
        : undefined,
    field: (name: Name) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange({ target: { value } }: { target: { value: string } }) {
        setTyped(now => ({ ...now, [name]: value }))
        setFaults({})
      },
    }),
    /** An address that was emptied follows the name again. */
    followName(): void {
      if (typed.path?.trim() === '') setTyped(({ path: _, ...rest }) => rest)
    },
    save: () => run(send),
  }
}
