import { useQuery } from '@tanstack/react-query'
import type { ListedPage } from '../../../page-editing/contract.ts'
import { api } from '../../../routes.ts'

/** What fields with a link name as their `list`. */
export const LINK_TARGETS = 'form-link-targets'

/** The pages of the site, to choose from in fields whose text is a link. */
export function LinkTargets() {
  const { data } = useQuery<{ pages: ListedPage[] }>({ queryKey: [api.adminPages] })
  return (
    <datalist id={LINK_TARGETS}>
      {data?.pages.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
