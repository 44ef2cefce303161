/** Where this machine reaches what listens at a host and a port, without a slash at the end. */
export function ownAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  if (isEverywhere) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
