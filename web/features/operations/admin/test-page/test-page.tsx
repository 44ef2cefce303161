import { Link } from 'wouter'
import { adminRoutes } from '../../../../base/routes.ts'

/** Static: it shows that the area's script and styles load. */
export function TestPage() {
  return (
    <main className="notice">
      <h1>Admin test page</h1>
      <p>The administrators' area loads in this browser.</p>
      <p>
        <Link href={adminRoutes.login}>Go to the login</Link>
      </p>
    </main>
  )
}
