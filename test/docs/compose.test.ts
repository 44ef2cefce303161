import { execFileSync, spawnSync } from 'node:child_process'
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { buildHash } from '../../build/build-hash.ts'
import { likelySettings, readConfig } from '../../server/base/config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { environmentOf, interpolate, readCompose } from './compose.ts'

const test = suite('compose.yaml')

const plain = ''
const withTls = 'COMPOSE_PROFILES=tls\nDOMAIN=www.example.com\nHTTP_PORT=127.0.0.1:8080\n'
const { version } = JSON.parse(await readFile('package.json', 'utf8'))

const siteOf = async (dotenv: string) => {
  const { site } = (await readCompose(dotenv)).services
  if (!site) throw new Error('compose.yaml has no service "site"')
  return { site, config: readConfig(environmentOf(site, dotenv)) }
}
/** Where a container's path of a mounted volume comes from. */
const mounts = (volumes: string[]) =>
  new Map(volumes.map(each => each.split(/:(?=\/)/).toReversed() as [string, string]))

test('without settings the site runs alone on port 80 and needs no other file', async () => {
  const { services } = await readCompose(plain)
  assert.equal(Object.keys(services), ['site'])
  const { site, config } = await siteOf(plain)
  assert.equal(site.env_file, [{ path: '.env', required: false }])
  assert.equal(site.ports, [`80:${config.port}`])
  assert.equal([config.host, config.publicUrl, config.trustProxy], ['0.0.0.0', undefined, 0])
})

test('with TLS only Caddy is reachable from outside, and proxies the site', async () => {
  const { services } = await readCompose(withTls)
  assert.equal(Object.keys(services), ['site', 'proxy'])
  const { site, config } = await siteOf(withTls)
  assert.equal(site.ports, [`127.0.0.1:8080:${config.port}`])
  assert.equal([config.publicUrl, config.trustProxy], ['https://www.example.com', 1])
  const args = services.proxy?.command ?? []
  assert.is(args[args.indexOf('--from') + 1], 'www.example.com')
  assert.is(args[args.indexOf('--to') + 1], `site:${config.port}`)
  assert.ok(services.proxy?.depends_on.includes('site'))
  const published = Object.values(services).flatMap(({ ports }) => ports)
  assert.equal(published.filter(port => port.startsWith('80:')).length, 1)
})

test('the settings of the environment file reach the site, except fixed ones', async () => {
  const lines = ['NOTIFY_TO=owner@example.com', "SMTP_URL='smtp://u:a$b@mail.example.com'"]
  const text = [...lines, 'PORT=80', 'DATA_DIR=/elsewhere', 'BACKUPS=/mnt/disk', withTls].join('\n')
  const { site, config } = await siteOf(text)
  // What is for compose.yaml alone is not taken for a setting that is misspelled.
  assert.equal(likelySettings(environmentOf(site, text)), [])
  assert.is(config.smtpUrl, 'smtp://u:a$b@mail.example.com')
  assert.equal([config.port, config.dataDir], [3000, '/volume/data'])
  const own = await siteOf('PUBLIC_URL=https://example.org\nTRUST_PROXY=2\nDOMAIN=example.com\n')
  assert.equal([own.config.publicUrl, own.config.trustProxy], ['https://example.org', 2])
})

test('data, uploads and backups are on volumes that outlive the container', async () => {
  const { volumes } = await readCompose(plain)
  const { site, config } = await siteOf(plain)
  const mounted = mounts(site.volumes)
  assert.equal([config.dataDir, config.uploadsDir], ['/volume/data', '/volume/uploads'])
  assert.is(volumes[mounted.get('/volume') ?? '']?.name, 'site')
  assert.is(config.backupDir, '/backups')
  assert.is(volumes[mounted.get('/backups') ?? '']?.name, 'site-backups')
  const disk = await siteOf('BACKUPS=/mnt/disk\n')
  assert.is(mounts(disk.site.volumes).get('/backups'), '/mnt/disk')
  assert.is((await siteOf('BACKUP_DIR=\n')).config.backupDir, undefined)
  // A new volume belongs to whom its folder in the image belongs.
  const dockerfile = await readFile('Dockerfile', 'utf8')
  assert.match(dockerfile, /mkdir -p \S+ \S+ \/backups && chown -R node:node \/volume \/backups /)
})

test('every volume that a service mounts is declared', async () => {
  const { services, volumes } = await readCompose(withTls)
  const names = Object.values(services).flatMap(({ volumes }) => [...mounts(volumes).values()])
  assert.equal(names.sort(), Object.keys(volumes).sort())
})

test('the site runs with few rights, limited memory and log, and restarts', async () => {
  const { site } = await siteOf(plain)
  assert.equal([site.read_only, site.init, site.restart], [true, true, 'unless-stopped'])
  assert.equal([site.cap_drop, site.security_opt], [['ALL'], ['no-new-privileges:true']])
  assert.equal([site.mem_limit, site.tmpfs], ['512m', '/tmp'])
  for (const { logging } of Object.values((await readCompose(withTls)).services)) {
    assert.equal(logging.options, { 'max-size': '10m', 'max-file': '5' })
  }
})

test('the tag of its image is that of its build, which compares it', async () => {
  const { image, build } = (await siteOf('RELEASE=1.0.0-3f9a12c4\n')).site
  assert.is(image, 'showyard:1.0.0-3f9a12c4')
  assert.equal(build?.args, { RELEASE: '1.0.0-3f9a12c4' })
  assert.equal((await siteOf(plain)).site.build?.args, { RELEASE: 'none' })
})

test('the tag is made of the release and the hash that the build has, of the same sources the same', async () => {
  const tag = () => execFileSync('sh', ['build/tag.sh'], { encoding: 'utf8' })
  assert.is(tag(), `${version}-${buildHash()}\n`)
  const copy = await temporaryFolder()
  const names = 'Dockerfile build build.ts package-lock.json package.json server tsconfig.json web'
  for (const name of names.split(' ')) await cp(name, join(copy, name), { recursive: true })
  const inCopy = () => execFileSync('sh', [join(copy, 'build/tag.sh')], { encoding: 'utf8' })
  assert.is(inCopy(), tag())
  await appendFile(join(copy, 'web/base/routes.ts'), '\n')
  assert.is.not(inCopy(), tag())
})

test('a second site shares no name, volume or port', async () => {
  const second = 'SITE_NAME=staging\nHTTP_PORT=8081\n'
  const [one, other] = [await readCompose(plain), await readCompose(second)]
  const namesIn = ({ name, services, volumes }: typeof one) => [
    name,
    ...Object.values(services).flatMap(service => [service.container_name, ...service.ports]),
    ...Object.values(volumes).flatMap(volume => volume?.name ?? []),
  ]
  assert.is(namesIn(one).length, 5)
  assert.equal(
    namesIn(one).filter(name => namesIn(other).includes(name)),
    [],
  )
})

test('secrets stay out of the image, the repository and the archives', async () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    assert.match(await readFile(file, 'utf8'), /^\.env$/m)
  }
})

test('control: values are interpolated as Compose does', () => {
  const env = { SET: 'x', EMPTY: '' }
  for (const [text, filled] of [
    ['a<SET>b<NONE>c', 'axbc'],
    ['<EMPTY:-e> <EMPTY-e> <NONE-e> <NONE:-e>', 'e  e e'],
    ['<SET:+y<SET>> <EMPTY:+y> <NONE:+y>|', 'yx  |'],
    ['<NONE:-<SET:+https://<SET>>>', 'https://x'],
  ] as const) {
    const written = text.replaceAll('<', '${').replaceAll('>', '}')
    assert.is(interpolate(written, env), filled)
  }
})

test('docker compose reads the file the same, where it is installed', async () => {
  const folder = await temporaryFolder()
  const compose = (...args: string[]) =>
    spawnSync('docker', ['compose', '-f', resolve('compose.yaml'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder },
    })
  if (compose('version').status !== 0) {
    console.log('Docker Compose is not installed: compose.yaml was read by a YAML parser alone')
    return
  }
  for (const dotenv of [plain, withTls]) {
    const file = join(folder, 'settings')
    await writeFile(file, dotenv)
    const { stdout, stderr, status } = compose('--env-file', file, 'config', '--format', 'json')
    assert.is(status, 0, stderr)
    const read = JSON.parse(stdout)
    const own = await readCompose(dotenv)
    assert.equal(Object.keys(read.services).sort(), Object.keys(own.services).sort())
    assert.equal(read.services.site.environment, own.services.site?.environment)
    assert.is(read.volumes.site.name, own.volumes.site?.name)
  }
})

test.run()
