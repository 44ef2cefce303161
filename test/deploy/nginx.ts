import { execFileSync, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

/**
 * Runs nginx with deploy/nginx.conf, changing only what differs for every owner: ports,
 * certificate, and the site's address.
 * @returns the origins for HTTP and HTTPS
 */
export async function startNginx(site: string, change = (text: string) => text) {
  const home = await temporaryFolder()
  const [http, https] = [await freePort(), await freePort()]
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')]
  const args = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ]
  execFileSync('openssl', args, { stdio: 'ignore' })
  const text = change(await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(/^ +listen \[::\].+\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('www.example.com;', 'localhost;')
    .replace(/ssl_certificate .+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${key};`)
    .replace('http://127.0.0.1:8080', site)
  const folders = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
  const temporary = folders.map(name => `${name}_temp_path ${home}/${name};`).join(' ')
  await writeFile(
    join(home, 'nginx.conf'),
    `worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; daemon off;
    events { worker_connections 256; }
    http { access_log off; ${temporary}\n${text}\n}`,
  )
  // As root it would run its workers as a user who may not read this folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home, ...user], {
    stdio: 'inherit',
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  use(() => {
    child.kill('SIGTERM')
    return ended
  })
  const plain = `http://localhost:${http}`
  await until('nginx', () => fetch(plain, { redirect: 'manual' }).catch(() => undefined))
  return { plain, secure: `https://localhost:${https}`, certificate }
}
