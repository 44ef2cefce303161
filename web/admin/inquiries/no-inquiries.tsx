import { Link } from 'wouter'
import { adminRoutes } from '../../routes.ts'

interface Props {
  /** Whether there would be some with another status, other words or days. */
  isNarrowed: boolean
}

/** In place of an empty list: why, and what to do. */
export function NoInquiries({ isNarrowed }: Props) {
  if (isNarrowed) return <p className="empty">No inquiry fits. Try other words or days.</p>
  return (
    <p className="empty">
      No inquiries yet. They arrive here once the contact form is open: that is a switch in the{' '}
      <Link href={adminRoutes.contactDetails}>contact details</Link>.
    </p>
  )
}
