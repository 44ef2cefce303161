/**
 * Marks a request that no person made, such as one of the inbox each minute: it is not a use of the
 * session, which ends after half an hour without one.
 */
export const BACKGROUND_HEADER = 'x-background'

/** On each answer to an administrator: the seconds until the session ends without another request. */
export const SESSION_SECONDS_HEADER = 'x-session-seconds'

/** The same until it ends however much it is used: eight hours after the sign-in. */
export const SESSION_LIMIT_HEADER = 'x-session-limit-seconds'
