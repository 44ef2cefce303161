import { useSite } from '../page-context.ts'
import { routes } from '../routes.ts'
import { Link } from '../ui/link.tsx'

export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const { companyName } = useSite().contact
  return (
    <Link className="brand" href={routes.home} title={companyName} onClick={onNavigate}>
      <span>{companyName}</span>
    </Link>
  )
}
