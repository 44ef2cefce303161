import { useSite } from '../page-context.ts'
import { routes } from '../routes.ts'
import { Link } from '../ui/link.tsx'

export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const { companyName } = useSite().contact
  return (
    <Link className="brand" href={routes.home} onClick={onNavigate}>
      <img src="/icon.svg" alt="" width="28" height="28" />
      {companyName}
    </Link>
  )
}
