import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recorded } from './record.ts'

/**
 * A configuration of nginx that serves the recorded bodies from files with sendfile, one worker.
 * It names its own ETags, so what is posted and what is unchanged is not among them.
 */
export async function nginxFor(
  folder: string,
  port: number,
  recorded: readonly Recorded[],
): Promise<string> {
  const files = join(folder, 'nginx')
  await mkdir(files, { recursive: true })
  const places: string[] = []
  for (const [index, { key, status, headers, body }] of recorded.entries()) {
    if (!key.startsWith('GET ') || ![200, 206].includes(status)) continue
    await writeFile(join(files, `${index}`), Buffer.from(body, 'base64'))
    const [path] = key.slice(4).split('?')
    const own = ['content-length', 'etag', 'accept-ranges', 'content-range', 'last-modified']
    const added = headers.flatMap((name, at) => {
      const isName = at % 2 === 0 && ![...own, 'content-type'].includes(name.toLowerCase())
      return isName ? [`add_header ${name} "${headers[at + 1]}" always;`] : []
    })
    const type = headers[headers.findIndex(name => name.toLowerCase() === 'content-type') + 1]
    places.push(
      `location = ${path} { alias ${files}/${index}; types {} default_type "${type}"; ${added.join(' ')} }`,
    )
  }
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events { worker_connections 1024; }
http { access_log ${folder}/nginx-access.log; sendfile on; keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; ${places.join('\n')} } }
`,
  )
  return config
}
