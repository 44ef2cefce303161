import { Link } from 'wouter'
import { adminRoutes } from '../../../base/routes.ts'

interface Props {
  /** True where a filter or the stage of spam hides inquiries. */
  isNarrowed: boolean
}

/** Replaces an empty list: the reason, and the next step. */
export function NoInquiries({ isNarrowed }: Props) {
  if (isNarrowed) return <p className="empty">No inquiry fits. Try other words or days.</p>
  return (
    <p className="empty">
      No inquiries yet. They arrive here once the contact form is open: that is a switch in the{' '}
      <Link href={adminRoutes.contactDetails}>contact details</Link>.
    </p>
  )
}
