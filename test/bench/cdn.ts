/**
 * Measures the share of requests that a cache in front of the site absorbs, and the load that the
 * site takes without one: visitors browse through a caching nginx on this machine, then autocannon
 * requests the site directly. Prints the tables of docs/scale.md. Needs `npm run build` and nginx.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { builtServer } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { inquiry } from '../support/inquiry.ts'
import { ownerOf } from '../support/owner.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const visitors = 20
const pages = ['/', '/about', '/services/furniture', '/services/containers', '/gallery', '/contact']
const browsers = ['image/avif,image/webp,*/*', 'image/webp,*/*']
const off = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off', LOG_LEVEL: 'info' }

if (spawnSync('nginx', ['-v']).error) {
  console.error('nginx is not installed here. On Debian: apt-get install nginx-light')
  process.exit(2)
}
const folder = await temporaryFolder()
const site = await builtServer(folder, { ...off, MAKE_AHEAD: 'on' })
await site.start()
await ownerOf(folder)(['seed-demo', '--share', '2'])
const cache = await cachingProxy(site.url)
await walks(cache.url)
await cache.stop()
await capacity(site.url)
await site.end('SIGTERM')
await removeTemporaryFolders()

/** nginx as a cache that follows only the site's own headers. */
async function cachingProxy(origin: string) {
  const port = await freePort()
  const home = await temporaryFolder()
  await mkdir(join(home, 'cache'))
  const file = join(home, 'nginx.conf')
  await writeFile(
    file,
    `user root; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; daemon off;
    events { worker_connections 1024; }
    http {
      access_log off; client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
      proxy_cache_path ${home}/cache keys_zone=site:10m max_size=2g inactive=1y use_temp_path=off;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass ${origin};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_cache site;
          proxy_cache_revalidate on;
          proxy_cache_lock on;
          add_header X-Cache $upstream_cache_status always;
        }
      }
    }`,
  )
  const child = spawn('nginx', ['-c', file, '-p', home], { stdio: 'inherit' })
  await pause(500)
  const ended = new Promise(resolve => child.once('exit', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

interface Count {
  requests: number
  hits: number
  bytes: number
  hitBytes: number
}

/** Each visitor is a browser with an empty cache. */
async function walks(url: string): Promise<void> {
  const counts = new Map<string, Count>()
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const accept = browsers[visitor % browsers.length] ?? '*/*'
    const seen = new Set<string>()
    for (const page of pages) {
      const html = await look(url, page, accept, counts)
      for (const address of addressesIn(html)) {
        if (seen.has(address)) continue
        seen.add(address)
        await look(url, address, accept, counts)
      }
    }
  }
  console.log(`\n${visitors} visitors with empty caches, ${pages.length} pages each:\n`)
  console.log('| what | requests | answered by the cache | MB unpacked | of them by the cache |')
  console.log('|---|---|---|---|---|')
  const share = (part: number, of: number) => `${Math.round((100 * part) / of)} %`
  for (const [kind, { requests, hits, bytes, hitBytes }] of counts) {
    const mb = (bytes / 1e6).toFixed(1)
    const row = [kind, requests, share(hits, requests), mb, share(hitBytes, bytes)]
    console.log(`| ${row.join(' | ')} |`)
  }
}

function addressesIn(html: string): string[] {
  const sources = [...html.matchAll(/(?:src|href)="(\/(?:uploads|assets)\/[^"]+)"/g)]
  const smallest = [...html.matchAll(/srcset="(\/uploads\/\S+)/gi)]
  return [...sources, ...smallest].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

async function look(url: string, path: string, accept: string, counts: Map<string, Count>) {
  const answer = await fetch(url + path, { headers: { accept } })
  const body = Buffer.from(await answer.arrayBuffer())
  const kind = /^\/(uploads|assets)/.exec(path)?.[1] ?? 'pages'
  const count = counts.get(kind) ?? { requests: 0, hits: 0, bytes: 0, hitBytes: 0 }
  counts.set(kind, count)
  const isHit = /HIT|REVALIDATED/.test(answer.headers.get('x-cache') ?? '')
  count.requests += 1
  count.bytes += body.length
  if (isHit) {
    count.hits += 1
    count.hitBytes += body.length
  }
  return kind === 'pages' ? body.toString() : ''
}

async function capacity(url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  const [picture = '/'] = addressesIn(html).filter(path => path.startsWith('/uploads/'))
  const headers = { 'accept-encoding': 'br', accept: browsers[0] ?? '' }
  const json = { 'content-type': 'application/json' }
  const asked: [string, autocannon.Options][] = [
    ['the home page', { url, headers }],
    ['one page’s data', { url: `${url}/api/pages?path=/`, headers }],
    ['a picture', { url: url + picture, headers }],
    [
      'an inquiry',
      { url: `${url}/api/contact`, method: 'POST', headers: json, body: JSON.stringify(inquiry()) },
    ],
  ]
  console.log('\nThe site alone, 50 connections for 5 s each, the asking on the same machine:\n')
  console.log('| what | a second | median | 99 of 100 within |')
  console.log('|---|---|---|---|')
  for (const [what, options] of asked) {
    const { requests, latency, non2xx } = await autocannon({
      ...options,
      connections: 50,
      duration: 5,
    })
    if (non2xx > 0) throw new Error(`${what}: ${non2xx} answers were refusals`)
    const row = [what, Math.round(requests.average), `${latency.p50} ms`, `${latency.p99} ms`]
    console.log(`| ${row.join(' | ')} |`)
  }
}
