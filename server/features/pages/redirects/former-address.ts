/** An address of another site, as the site compares and shows it. */
export interface FormerAddress {
  path: string
  /** Without parameters of campaigns, in the order of their names: '' or '?…'. */
  query: string
  /** The parameters of campaigns: '' or '?…'. */
  campaign: string
}

/** Parameters that newsletters and advertisements add to any address. */
const CAMPAIGN =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|yclid|mc_[ce]id|igshid|srsltid|_g[al])$/i

/** Characters that would mean something else, or not be seen, if they were not encoded. */
const OF_PATHS = /[%/?#\s\p{C}]/gu
const OF_QUERIES = /[%&=+#\s\p{C}]/gu

/**
 * Parts of one form, whichever way they were encoded: letters of any language are readable, a slash at
 * the end and doubled ones do not count. A path in its one form stays as it is.
 */
export function formerAddress(path: string, search: string): FormerAddress {
  const segments = path.split('/').filter(Boolean)
  const all = [...new URLSearchParams(search)]
  const of = all.filter(([name]) => !CAMPAIGN.test(name)).sort(byName)
  const campaign = all.filter(([name]) => CAMPAIGN.test(name))
  return {
    path: `/${segments.map(segment => encoded(decoded(segment), OF_PATHS)).join('/')}`,
    query: queryOf(of.map(pair => pair.map(text => encoded(text, OF_QUERIES)).join('='))),
    campaign: queryOf(campaign.map(pair => new URLSearchParams([pair]).toString())),
  }
}

/** A whole address that was typed or copied; its site and fragment do not count. */
export function typedAddress(typed: string): FormerAddress {
  const [address = ''] = withoutSite(typed).split('#')
  const at = address.indexOf('?')
  return at < 0
    ? formerAddress(address, '')
    : formerAddress(address.slice(0, at), address.slice(at))
}

/** Removes scheme and host, where an address has them. */
const withoutSite = (typed: string): string =>
  typed.trim().replace(/^(https?:\/\/|www\.)[^/?#]*/i, '')

const queryOf = (pairs: readonly string[]) => (pairs.length > 0 ? `?${pairs.join('&')}` : '')

const byName = ([one]: [string, string], [other]: [string, string]) =>
  one < other ? -1 : Number(one > other)

/** Addresses of old sites may be encoded in other ways than UTF-8: those stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const encoded = (text: string, characters: RegExp): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(characters, encodeURIComponent)
