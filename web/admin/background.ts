/**
 * Marks a request that no person made, such as one of the inbox each minute: it is not a use of the
 * session, which ends after half an hour without one.
 */
export const BACKGROUND_HEADER = 'x-background'
