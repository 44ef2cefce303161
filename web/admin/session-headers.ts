/**
 * Marks a request without user action, such as the inbox's polling: it does not extend the session,
 * which ends after half an hour without use.
 */
export const BACKGROUND_HEADER = 'x-background'

/**
 * The seconds until the session ends without further requests, in each response to an
 * administrator.
 */
export const SESSION_SECONDS_HEADER = 'x-session-seconds'

/** Seconds until it ends in any case: eight hours after the sign-in. */
export const SESSION_LIMIT_HEADER = 'x-session-limit-seconds'
