/** Malformed requests as fast-check arbitraries. */
import fc from 'fast-check'
import { goodBodies, isForm, routeOf } from './bodies.ts'

export interface Malformed {
  method: string
  /** As sent, with the query. */
  path: string
  headers: [string, string][]
  body: Buffer
  isSignedIn: boolean
}

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

/** Texts that have broken servers: types, prototypes, numbers, markup, control characters. */
const oddWords = fc.constantFrom(
  ...['', ' ', '.', '..', '/', '//', '\\', '%', '%00', '%2e%2e%2f', '%ff', '%E0%A4%A', '%u0041'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true'],
  ...['0', '-1', '1e309', '9'.repeat(40), '0x10', '1.5', 'Infinity', '2026-13-45', '+00:00'],
  ...["' OR 1=1--", '{"$gt":""}', '{{7*7}}', '<script>', '"><svg onload=x>', '=cmd|x'],
  ...['../../etc/passwd', 'file:///etc/passwd', 'C:\\', 'con.jpg', 'a\u202egpj.exe', '\ud800'],
  ...['\u0000', '\r\n', '\u2028', '\ufeff', '😀'.repeat(50), 'x'.repeat(5000)],
)
const words = fc.oneof(oddWords, fc.string({ unit: 'binary', maxLength: 60 }))

interface Spoiling {
  at: number
  value: unknown
  isDropped: boolean
}

const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  at: fc.nat(30),
  value: fc.oneof(
    words,
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(null, 0, -1, 1e21, true, [], {}, [[]], { length: 1e9 }, [null]),
  ),
  isDropped: fc.boolean(),
})

/** A valid body with one field changed, missing or added; or unchanged. */
function spoiled(body: object, { at, value, isDropped }: Spoiling): object {
  const names = [...Object.keys(body), '__proto__', 'extra']
  const name = names[at % names.length] as string
  const others = Object.entries(body).filter(([key]) => key !== name)
  return Object.fromEntries(isDropped ? others : [...others, [name, value]])
}

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.tuple(fc.constantFrom(...Object.values(goodBodies)), spoilings).map(pair => spoiled(...pair)),
)

const texts = fc.oneof(
  json.map(value => JSON.stringify(value) ?? ''),
  json.map(value => (JSON.stringify(value) ?? '').slice(0, -1)),
  fc.constantFrom('', '{', '[', '"', 'null', '{"a":1,"a":2}', '\ufeff{}', '{"__proto__":{"x":1}}'),
  fc.nat(3000).map(depth => '['.repeat(depth)),
  fc.nat(3000).map(depth => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  words,
)

const formFields = Object.entries(goodBodies).flatMap(([route, body]) =>
  isForm(route) || route === 'POST /api/contact' ? Object.keys(body) : [],
)
const formTexts = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...formFields), words), words), {
    maxLength: 20,
  })
  .map(pairs => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))

const parts = fc
  .array(fc.tuple(fc.constantFrom('file', 'targetPath', 'fileName', 'x', '__proto__'), words), {
    maxLength: 5,
  })
  .map(fields =>
    fields
      .map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
      )
      .concat('--b--\r\n')
      .join('\r\n'),
  )

const bodies = fc.oneof(
  { weight: 6, arbitrary: texts.map(text => Buffer.from(text)) },
  { weight: 2, arbitrary: formTexts.map(text => Buffer.from(text)) },
  { weight: 2, arbitrary: parts.map(text => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map(bytes => Buffer.from(bytes)) },
)

const types = fc.constantFrom(
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=x'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
  ],
  ...['application/offset+octet-stream', 'text/plain', 'image/jpeg', '', '/', 'a/b;;;=', '*/*'],
)

/** Header values are sent as bytes; characters that would end the header are removed. */
const headerValues = words.map(text => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000))
const headerNames = fc.constantFrom(
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'if-modified-since'],
  ...['if-range', 'range', 'content-encoding', 'content-disposition', 'origin', 'referer'],
  ...['sec-fetch-site', 'save-data', 'user-agent', 'authorization', 'x-forwarded-for'],
  ...['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-http-method-override', 'cookie'],
  ...['idempotency-key', 'tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'],
  ...['upload-concat', 'upload-defer-length', 'upload-checksum', 'priority', 'te', 'via'],
)

const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'path',
        'page',
        'kind',
        'status',
        'service',
        'from',
        'to',
        'q',
        'v',
        'w',
        'x',
      ),
      words,
      fc.boolean(),
    ),
    { maxLength: 4 },
  )
  .map(pairs =>
    pairs
      .map(([name, value, isRaw]) => `${name}=${isRaw ? onLine(value) : encode(value)}`)
      .join('&'),
  )

/** One of the routes, with its own method or another, and parts of the path replaced. */
const placesOf = (addresses: readonly string[]) =>
  fc
    .record({
      address: fc.constantFrom(...addresses),
      parameter: words,
      tail: seldom(words),
      query: fc.oneof(fc.constant(''), queries),
      method: seldom(methods),
    })
    .map(({ address, parameter, tail, query, method }) => {
      const [own = '', pattern = ''] = address.split(' ')
      const path = pattern.replaceAll(/:\w+/g, () => encode(parameter)) + onLine(tail)
      return { address, method: method || own, path: query ? `${path}?${query}` : path }
    })

const seldom = (words: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: words })

/**
 * @param addresses all routes of the site, such as `GET /healthz`; `:id` and the like are random
 */
export const malformedRequests = (addresses: readonly string[]): fc.Arbitrary<Malformed> =>
  fc
    .record({
      place: placesOf(addresses),
      type: types,
      headers: fc.array(fc.tuple(headerNames, headerValues), { maxLength: 3 }),
      /** Random, so that rate limits rarely apply. */
      from: fc.ipV4(),
      body: bodies,
      spoiling: fc.option(spoilings),
      asForm: fc.boolean(),
      isSignedIn: fc.boolean(),
    })
    .map(({ place: { address, ...place }, type, headers, from, body, ...others }) => {
      const { spoiling, asForm, isSignedIn } = others
      const route = routeOf(address)
      const good = goodBodies[route]
      const almost = good && spoiling && spoiled(good, spoiling)
      const [itsType, text] = almost
        ? asForm && isForm(route)
          ? ['application/x-www-form-urlencoded', formText(almost)]
          : ['application/json', JSON.stringify(almost)]
        : [type]
      return {
        ...place,
        headers: [['content-type', itsType], ...headers, ['x-forwarded-for', from]],
        body: text === undefined ? body : Buffer.from(text),
        isSignedIn,
      }
    })

const formText = (body: object): string =>
  Object.entries(body)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&')

/** Without characters that would end the request line. */
const onLine = (text: string) => Buffer.from(text.replace(/[\0-\x20\x7f#]/g, '')).toString('latin1')

function encode(text: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(Buffer.from(text).toString())
}
