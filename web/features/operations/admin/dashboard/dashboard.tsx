import { Link } from 'wouter'
import { useOverview } from '../../../../admin/overview.ts'
import { useSession, useSignOut } from '../../../../admin/session/use-session.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { Attention } from './attention.tsx'
import { Coverage } from './coverage.tsx'

const FIRST = {
  example:
    'Visitors see the example company. A few questions make this site yours, or an empty one.',
  'being-set-up':
    'Visitors read that this site is being set up. A few questions about your company open it.',
}

/** The signed-in user, the three daily errands, and the matters that need attention. */
export function Dashboard() {
  const { admin } = useSession()
  const signOut = useSignOut()
  const { data: overview, error } = useOverview()
  if (!admin) return null
  return (
    <>
      <ScreenHeading title={`Welcome, ${admin.username}`}>
        <button type="button" className="button secondary" onClick={signOut}>
          Logout
        </button>
      </ScreenHeading>
      {overview?.first && (
        <p className="panel dashboard-first">
          <span>{FIRST[overview.first]}</span>
          <Link className="button primary" href={adminRoutes.firstStart}>
            Make it yours
          </Link>
        </p>
      )}
      <ul className="dashboard-cards">
        <li className="panel">
          <h2>Username</h2>
          <p>{admin.username}</p>
        </li>
        <li className="panel">
          <h2>Role and email</h2>
          <p>{admin.role}</p>
          <p>{admin.email || <Link href={adminRoutes.account}>Add your email</Link>}</p>
        </li>
        <li className="panel">
          <h2>Status</h2>
          <p>
            <span className="tag" data-good="">
              Active
            </span>
          </p>
        </li>
      </ul>
      <p className="dashboard-errands">
        <Link className="button primary" href={adminRoutes.media}>
          Upload Media Files
        </Link>
        <Link className="button secondary" href={adminRoutes.contactDetails}>
          Admin Settings
        </Link>
        <Link className="button secondary" href={adminRoutes.inquiries}>
          View Inquiries
        </Link>
      </p>
      <ReadState what="What needs attention" data={overview} error={error} />
      {overview && (
        <div className="dashboard-state">
          <Attention overview={overview} />
          <Coverage media={overview.media} />
        </div>
      )}
      {overview?.software && <p className="dashboard-software">Showyard {overview.software}</p>}
    </>
  )
}
