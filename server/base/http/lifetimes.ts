/**
 * Seconds after which a shared cache revalidates: an owner who hides a photo waits no longer. A
 * visitor's own browser caches for longer, since its user pays for each megabyte.
 */
const SHARED = 600

/** `cache-control` of bytes that are others at another version of their URL. */
const IMMUTABLE = `public, max-age=31536000, s-maxage=${SHARED}, immutable`

/** The bytes may change before a URL without the current version does. */
export const fileLifetime = (isVersion: boolean): string =>
  isVersion ? IMMUTABLE : 'public, max-age=60'

export const DAY = `public, max-age=86400, s-maxage=${SHARED}`
