/** Whether an address belongs to the API, which answers JSON, faults included. */
export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')
