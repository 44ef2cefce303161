/** The local URL of a server that listens on a host and a port, without a trailing slash. */
export function ownAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  if (isEverywhere) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
