import { observable } from '../../ui/observable.ts'

/**
 * Who is signed in, null after signing out, for work that outlives a screen. It is set again, to the
 * same name, when somebody whose session has ended comes back.
 */
export const currentUser = observable<string | null>(null)
