/** Tells whether a path belongs to the API, which answers in JSON, errors included. */
export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')

/**
 * Tells whether a path belongs to the administrators' part of the API, which requires a session.
 */
export const isAdminApiPath = (path: string) => path.startsWith('/api/admin')
