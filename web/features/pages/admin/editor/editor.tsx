import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useSession } from '../../../../admin/session/use-session.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { api } from '../../../../base/routes.ts'
import type { PageKinds } from '../../field-schema.ts'
import { EditorScreen } from './editor-screen.tsx'
import { isMissing, MissingPage } from './missing-page.tsx'
import { usePageDraft } from './use-page-draft.ts'

/** The editor of the page that the address names. */
export function Editor() {
  const [params] = useSearchParams()
  const { admin } = useSession()
  const path = params.get('path') ?? '/'
  const user = admin?.username ?? ''
  return <OpenedEditor key={`${user} ${path}`} path={path} />
}

function OpenedEditor({ path }: { path: string }) {
  const { data: kinds, error: kindsError } = useQuery<PageKinds>({ queryKey: [api.sectionKinds] })
  const { draft, error } = usePageDraft(path)
  if (!draft && isMissing(error)) return <MissingPage error={error} />
  if (!draft || !kinds) {
    return (
      <ReadState what="The page" data={undefined} error={kindsError ?? (draft ? null : error)} />
    )
  }
  return <EditorScreen path={path} draft={draft} kinds={kinds} />
}
