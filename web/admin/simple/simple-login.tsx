import { Link } from 'wouter'
import { adminRoutes } from '../../base/routes.ts'
import { useOverview } from '../overview.ts'
import { SignInFields } from '../session/sign-in-fields.tsx'
import { SignInFrame } from '../session/sign-in-frame.tsx'
import { useSession, useSignOut } from '../session/use-session.ts'
import { useSignIn } from '../session/use-sign-in.ts'

/** A sign-in form, and for signed-in users links to the first questions and the two daily tasks. */
export function SimpleLogin() {
  const { admin } = useSession()
  return admin ? <Panel username={admin.username} /> : <SimpleForm />
}

function SimpleForm() {
  const { submit, isBusy, needsCode } = useSignIn()
  return (
    <SignInFrame title="Administration">
      <form className="form" onSubmit={submit}>
        <SignInFields isBusy={isBusy} needsCode={needsCode} required />
      </form>
    </SignInFrame>
  )
}

function Panel({ username }: { username: string }) {
  const signOut = useSignOut(adminRoutes.simple)
  const { data: overview } = useOverview()
  return (
    <SignInFrame title={`Signed in as ${username}`}>
      <ul className="errands">
        {overview?.first && (
          <li>
            <Link href={adminRoutes.firstStart}>
              <strong>Make it yours</strong>
              <span>Begin here: a few questions about your company</span>
            </Link>
          </li>
        )}
        <li>
          <Link href={adminRoutes.users}>
            <strong>User management</strong>
            <span>Who may come in here</span>
          </Link>
        </li>
        <li>
          <Link href={adminRoutes.media}>
            <strong>Upload manager</strong>
            <span>Photos, videos and catalogs of the site</span>
          </Link>
        </li>
      </ul>
      <button type="button" className="button secondary" onClick={signOut}>
        Logout
      </button>
    </SignInFrame>
  )
}
