import { Link } from 'wouter'
import { RequestError } from '../../../../admin/request.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { adminRoutes } from '../../../../base/routes.ts'

export const isMissing = (error: Error | null): error is RequestError =>
  error instanceof RequestError && error.status === 404

/** In place of the editor of a page that was deleted, or never was: what the server says of it. */
export function MissingPage({ error }: { error: RequestError }) {
  return (
    <>
      <ReadState what="The page" data={undefined} error={error} />
      <p className="actions">
        <Link className="button secondary" href={adminRoutes.bin}>
          Open the bin
        </Link>
        <Link className="button secondary" href={adminRoutes.pages}>
          All pages
        </Link>
      </p>
    </>
  )
}
