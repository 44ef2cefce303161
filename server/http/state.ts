import type { AdminUser } from '../accounts/store/admin-users.ts'
import type { AuditEvent } from '../activity/store.ts'
import type { Offered } from '../responses/answer.ts'

/** What the middleware leave on a request for those behind them. */
export interface RequestState {
  /** Stands in the log lines and in the answer's X-Request-Id. */
  requestId: string
  /** The pattern that answered, such as `/uploads/*`, for the log. */
  route?: string | RegExp | undefined
  /** The site's address as this visitor sees it: scheme, host, port, no slash at the end. */
  origin: string
  /** What the security policy takes the page's own style elements by: `sha256-…`, `nonce-…`. */
  ownStyles?: readonly string[]
  /** What the route has done that is to be written down; see api/activity. */
  activity?: Partial<AuditEvent> & Pick<AuditEvent, 'action'>
  /** Set where the answer may be given again, to requests that are alike. */
  offered?: Offered
  /** Who is signed in; set by the guard, so on every guarded route. */
  admin: AdminUser
  /** Set by the guard: throws AppError 401 once who sent the request is no longer signed in. */
  ensureSignedIn: () => void
}

declare module 'koa' {
  interface DefaultState extends RequestState {}
}
