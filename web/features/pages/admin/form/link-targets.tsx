import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../base/routes.ts'
import type { ListedPage } from '../../contract.ts'

/** What fields with a link name as their `list`. */
export const LINK_TARGETS = 'form-link-targets'

/** Empty until they are read. */
export function usePages(): readonly ListedPage[] {
  const { data } = useQuery<{ pages: ListedPage[] }>({ queryKey: [api.adminPages] })
  return data?.pages ?? NONE
}

const NONE: readonly ListedPage[] = []

/** The pages of the site, to choose from in fields whose text is a link. */
export function LinkTargets() {
  const pages = usePages()
  return (
    <datalist id={LINK_TARGETS}>
      {pages.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
