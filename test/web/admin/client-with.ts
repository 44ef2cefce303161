import { emptyClient } from '../../support/rendered.tsx'

/** A client that has read these addresses and asks for none again; `stale` are those to be read anew. */
export function clientWith(read: Record<string, object>) {
  const client = emptyClient()
  for (const [address, data] of Object.entries(read)) {
    client.setQueryDefaults([address], { staleTime: Number.POSITIVE_INFINITY, enabled: false })
    client.setQueryData([address], data)
  }
  const stale = () =>
    Object.keys(read).filter(address => client.getQueryState([address])?.isInvalidated)
  return { client, stale }
}
