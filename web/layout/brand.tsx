import { useSite } from '../base/page-context.ts'
import { routes } from '../base/routes.ts'
import { Link } from '../ui/link.tsx'

export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const { companyName } = useSite().contact
  return (
    <Link className="brand" href={routes.home} title={companyName} onClick={onNavigate}>
      <span>{companyName}</span>
    </Link>
  )
}
