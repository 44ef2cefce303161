import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { type BuiltServer, builtServer } from './built-server.ts'
import { freePort } from './free-port.ts'
import { hasNginx } from './has-nginx.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { until } from './until.ts'

/** Processes of one site, each with an empty folder of its own, behind a proxy. */
export interface SeveralServers {
  /** Of the proxy, which hands each request to the next process in turn. */
  url: string
  servers: BuiltServer[]
  /** Starts one more; the proxy knows it from then on. */
  add(more?: Record<string, string>, program?: string): Promise<BuiltServer>
  /** The proxy hands this one nothing new; what it is answering goes on. */
  retire(server: BuiltServer): Promise<void>
  /** Before the test ends, which ends them anyway. */
  close(): Promise<void>
}

/**
 * @param shared DATABASE_URL and S3_URL, and whatever else all of them have
 * @param keepsConnections of clients and to the processes: quicker, but one that ends may fail a request
 */
export async function severalServers(
  count: number,
  shared: Record<string, string>,
  { keepsConnections = false } = {},
): Promise<SeveralServers> {
  const proxy = await startProxy(keepsConnections)
  const servers: BuiltServer[] = []
  const tell = () => proxy.handTo(servers.map(({ url }) => new URL(url).host))

  async function add(more: Record<string, string> = {}, program?: string): Promise<BuiltServer> {
    const env = { NODE_NAME: 'on', TRUST_PROXY: '1', ...shared, ...more }
    const server = await builtServer(await temporaryFolder(), env, program)
    await server.start()
    servers.push(server)
    await tell()
    return server
  }

  for (let index = 0; index < count; index += 1) await add()
  return {
    url: proxy.url,
    servers,
    add,
    async retire(server) {
      servers.splice(servers.indexOf(server), 1)
      await tell()
    },
    async close() {
      await proxy.close()
      await Promise.all(servers.map(server => server.close()))
    },
  }
}

/** nginx as docs/scale.md has it: a request that found a process gone goes to the next one. */
async function startProxy(keepsConnections: boolean) {
  if (!hasNginx()) throw new Error('Install the package nginx-light of Debian as root.')
  const home = await temporaryFolder()
  const port = await freePort()
  const folders = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
  const temporary = folders.map(name => `${name}_temp_path ${home}/${name};`).join(' ')
  let state = 0
  const write = (hosts: readonly string[]) =>
    writeFile(
      join(home, 'nginx.conf'),
      `worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; daemon off;
      events { worker_connections 1024; }
      http {
        access_log off; ${temporary} client_max_body_size 210m;
        upstream site { ${hosts.map(host => `server ${host} max_fails=1 fail_timeout=1s;`).join(' ')} ${keepsConnections ? 'keepalive 64;' : ''} }
        server {
          listen 127.0.0.1:${port};
          # A connection that a reload ends must not be one that a client takes again.
          ${keepsConnections ? '' : 'keepalive_timeout 0;'}
          proxy_request_buffering off;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host:${port};
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Forwarded-Proto $scheme;
          location / { proxy_pass http://site; }
          location = /proxy-state { return 200 "${state}"; }
        }
      }`,
    )
  const url = `http://127.0.0.1:${port}`
  let child: ReturnType<typeof spawn> | undefined
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  async function close(): Promise<void> {
    const ended = child && new Promise(resolve => child?.once('exit', resolve))
    child?.kill('SIGTERM')
    child = undefined
    await ended
  }
  use(close)
  return {
    url,
    close,
    async handTo(hosts: readonly string[]) {
      state += 1
      await write(hosts)
      if (child) child.kill('SIGHUP')
      else {
        child = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home, ...user], {
          stdio: 'inherit',
        })
      }
      await until('nginx with these servers', async () => (await stateAt(url)) === `${state}`)
    },
  }
}

/** On a connection of its own: the workers of before go on with theirs. */
async function stateAt(url: string): Promise<string | undefined> {
  const answer = fetch(`${url}/proxy-state`, { headers: { connection: 'close' } })
  return answer.then(
    body => body.text(),
    () => undefined,
  )
}
