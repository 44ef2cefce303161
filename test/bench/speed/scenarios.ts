import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { PageData } from '../../../web/base/contract.ts'
import { api, mediaUrl } from '../../../web/base/routes.ts'
import { administrator } from '../../support/administrator.ts'
import { inquiry } from '../../support/inquiry.ts'
import type { Ask } from './load.ts'
import { record } from './record.ts'

/** The page that is asked for, with the most pictures of all. */
export const PAGE = '/services/furniture/chairs'
const asBrowser = {
  accept: 'image/avif,image/webp,image/*,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
}

/** What is asked of a site with one photo and one video in it, which it is given here. */
export async function askedOf(url: string): Promise<Record<string, Ask & { clients: number }>> {
  const page = await dataOf(url)
  const slots = Object.entries(page.media)
  const find = (kind: string, pattern: RegExp) =>
    slots.find(([path, media]) => media.kind === kind && pattern.test(path))?.[0] as string
  const photo = find('drawing', /image-1\.jpg$/)
  const video = find('drawing', /\.mp4$/)
  const drawing = find('drawing', /image-7\.jpg$/)
  const admin = await administrator(url)
  await admin.upload(photo, await readFile('test/samples/photo-12mp-rotated-gps.jpg'))
  await admin.upload(video, await readFile('test/samples/clip-720p.mp4'))
  const { media } = await dataOf(url)
  const address = (path: string, width?: number) => mediaUrl(path, media[path]?.version, width)
  const derivative = { path: address(photo, 480), headers: asBrowser }
  await untilMade(url, derivative)

  const html = { path: PAGE, headers: asBrowser }
  const { headers } = await record(url, html)
  const etag = headers[headers.findIndex(name => name.toLowerCase() === 'etag') + 1] as string
  const json = { 'content-type': 'application/json' }
  return {
    'HTML of the chairs page': { ...html, clients: 32 },
    '304 of the chairs page': {
      path: PAGE,
      headers: { ...asBrowser, 'if-none-match': etag },
      clients: 32,
    },
    'a drawing': { path: address(drawing), headers: asBrowser, clients: 32 },
    'a smaller picture': { ...derivative, clients: 32 },
    '64 KB of a video': {
      path: address(video),
      headers: { ...asBrowser, range: 'bytes=0-65535' },
      clients: 32,
    },
    'contact details': { path: api.contactDetails, headers: asBrowser, clients: 32 },
    'a durable inquiry': {
      path: api.contact,
      headers: json,
      body: JSON.stringify(inquiry()),
      clients: 64,
    },
  }
}

async function dataOf(url: string): Promise<PageData> {
  return (await fetch(url + api.page(PAGE))).json() as Promise<PageData>
}

/** Until the queue has made it, the nearest that is there stands in. */
async function untilMade(url: string, ask: Ask): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { headers } = await record(url, ask)
    if (headers.some(value => /immutable/.test(value))) return
    await pause(200)
  }
  throw new Error(`${ask.path} is not made`)
}
