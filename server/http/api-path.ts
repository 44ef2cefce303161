/** Whether an address belongs to the API, which answers JSON, faults included. */
export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')

/** Whether an address belongs to the administrators' part of it: all that a session counts for. */
export const isAdminApiPath = (path: string) => path.startsWith('/api/admin')
