import * as z from 'zod'

const takes = 'takes an address such as s3://key:secret@host:port/bucket?region=…&tls=off'

/** The endpoint and the credentials of a bucket. */
export interface S3Bucket {
  /** `https://host:port`, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The setting S3_URL: key and secret are URL-encoded (`/` is `%2F`). */
export const s3Url = z
  .string()
  .refine(text => read(text) !== undefined, takes)
  .transform(text => read(text) as S3Bucket)

function read(text: string): S3Bucket | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 's3:') return undefined
  const bucket = url.pathname.slice(1)
  const { searchParams: query, host } = url
  const parameters = ['region', 'tls']
  if ([...query.keys()].some(name => !parameters.includes(name))) return undefined
  if (!['on', 'off', null].includes(query.get('tls'))) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return undefined
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  if (!accessKeyId || !secretAccessKey || !host) return undefined
  return {
    endpoint: `${query.get('tls') === 'off' ? 'http' : 'https'}://${host}`,
    bucket,
    region: query.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

/** Undefined where a `%` is not the start of an encoded character. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
