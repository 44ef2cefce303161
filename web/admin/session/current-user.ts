import { observable } from '../../ui/observable.ts'

/**
 * The username of the session, null after signing out, for work that outlives a screen. It is set
 * again, to the same name, when a user signs in after the session has ended.
 */
export const currentUser = observable<string | null>(null)
