import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import * as z from 'zod'
import { suite } from '#test'
import { readConfig } from '../../server/base/config.ts'
import { environment } from '../../server/base/settings/environment.ts'
import { secrets } from '../../server/base/settings/from-files.ts'
import { contactDetails } from '../support/contact-details.ts'
import { visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { openMailbox } from '../support/mailbox.ts'
import { until } from '../support/until.ts'
import { isSettings, sectionsOf } from './commands.ts'
import { environmentOf, readCompose } from './compose.ts'
import { ownersMachine } from './stand-in.ts'

const test = suite("commands in the owner's document")

const document = 'docs/owner.md'
const text = await readFile(document, 'utf8')
const sections = [...(await sectionsOf(document)), ...(await sectionsOf('docs/owner/questions.md'))]
const machine = await ownersMachine()
const mailbox = await openMailbox()
const token = 'a token for Prometheus'
/** The owner's own lines in `.env`; additions of one section are removed before the next. */
const ownSettings = `METRICS_TOKEN='${token}'\nMAKE_AHEAD=off\nTZ=Africa/Nairobi\n`
/** Commands that need another machine, or the project's history. */
const elsewhere = /^(rsync|restic|git pull)\b/
/** What a file beside compose.yaml adds to it. */
const lent = z.strictObject({
  services: z.strictObject({
    site: z.strictObject({
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
    }),
  }),
})
/** The line by which Compose finds the image of the site. */
let built = ''
let password = ''
let id = ''

/** Runs the commands of a section, in another folder where it says so. */
async function typeAll(title: string, folder = machine.folder): Promise<Map<string, string>> {
  const outputs = new Map<string, string>()
  const dotenv = join(folder, '.env')
  built = /^RELEASE=.*\n/m.exec(await readFile(dotenv, 'utf8').catch(() => ''))?.[0] ?? built
  await writeFile(dotenv, ownSettings + built)
  for (const block of sections.find(section => section.title === title)?.blocks ?? []) {
    if (isSettings(block)) {
      const lines = block.join('\n').replace(/'smtps:.+'/, mailbox.url)
      const own = lines.replace(/^RELEASE=.*/m, built.trim())
      await writeFile(dotenv, `${ownSettings}${own.includes('RELEASE') ? '' : built}${own}\n`)
      const { site } = (await readCompose(`${block.join('\n')}\n`)).services
      if (site) readConfig(environmentOf(site, block.join('\n')))
      continue
    }
    if (block[0] === 'services:') continue
    for (const line of block.filter(line => !elsewhere.test(line))) {
      const typed = line
        .replace('--share 25', '--share 0.1')
        .replace('http://localhost', await machine.addressOf('site').catch(() => ''))
        .replace('TOKEN', token)
        .replace('showyard-DATE', 'showyard-2026-01-01')
        .replace('NAME', 'before.tar.gz')
      const { status, out, errors } = await machine.type(typed, folder)
      assert.is(status, 0, `${line}\n${errors}`)
      outputs.set(line, out)
    }
  }
  assert.ok(outputs.size > 0, title)
  return outputs
}

const health = async (name: string) =>
  (await machine.type(`docker exec ${name} showyard health`)).out
/** Whether the inquiry that a visitor has sent is in a volume. */
const isKept = (volume: string) =>
  spawnSync('grep', [
    '-rqF',
    id || 'none was sent',
    join(machine.volumes, volume, 'data/inquiries'),
  ]).status === 0

test('Install: the site answers, and the log contains the password', async () => {
  const outputs = await typeAll('Install')
  const log = outputs.get('docker compose logs site') ?? ''
  password = /administrator is "admin" with password (\S+)/.exec(log)?.[1] ?? ''
  const visitor = visit(await machine.addressOf('site'))
  const json = { username: 'admin', password }
  assert.is((await visitor('/api/admin/login', { json })).status, 200)
  for (const phone of ['+254700000001', '+254700000002']) {
    const json = { ...contactDetails, takesInquiries: true, phone }
    const saved = await visitor('/api/admin/contact-details', { method: 'PUT', json })
    assert.is(saved.status, 200, await saved.clone().text())
  }
  const sent = await visitor('/api/contact', { json: inquiry() })
  assert.is(sent.status, 201)
  id = ((await sent.json()) as { id: string }).id
  assert.ok(isKept('site'))
})

test('Settings: a change takes effect', async () => {
  await typeAll('Settings')
  assert.is(await health('site'), 'The site is well.\n')
  const answer = await fetch(`${await machine.addressOf('site')}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.is(answer.status, 200)
})

test('Domain and TLS: the site has its public URL, behind Caddy and another proxy', async () => {
  const title = 'Domain and TLS'
  await typeAll(title)
  assert.ok(isKept('site'))
  for (const block of sections.find(section => section.title === title)?.blocks ?? []) {
    if (!isSettings(block)) continue
    await writeFile(join(machine.folder, '.env'), block.join('\n'))
    assert.is((await machine.type('docker compose up -d')).status, 0)
    const page = await (await fetch(await machine.addressOf('site'))).text()
    assert.match(page, 'href="https://www.example.com/"')
  }
})

test('Mail: one arrives, and a password is URL-encoded', async () => {
  const outputs = [...(await typeAll('Mail'))]
  await mailbox.has(1)
  assert.equal(mailbox.mails[0]?.to, ['owner@example.com'])
  assert.is(mailbox.mails[0]?.from, 'website@example.com')
  assert.is(outputs.at(-1)?.[1], 'p%40ss%2Fword%24\n')
})

test('Commands: each succeeds', async () => {
  await typeAll('Settings')
  const outputs = await typeAll('Commands')
  assert.is(outputs.size, 7)
  assert.match(outputs.get('docker exec site showyard check') ?? '', 'No fault was found')
  assert.match(outputs.get('docker exec site showyard content check') ?? '', 'No fault was found')
})

test('Backup: the backup is complete, which standard tools can check', async () => {
  const outputs = await typeAll('Backup')
  assert.match(outputs.get('docker exec -i site showyard check - < site.tar.gz') ?? '', 'is whole')
  const [sums = ''] = /tar xzf \S+ && sha256sum -c \w+/.exec(text) ?? []
  assert.is(
    (await machine.type(`mkdir sums && cp site.tar.gz sums && cd sums && ${sums}`)).status,
    0,
  )
  // What is copied to another machine is what is written there.
  const [, folder = ''] = /^ {4}BACKUPS=(\S+)$/m.exec(text) ?? []
  const copies = text.match(/^ {4}(rsync|restic) .*$/gm) ?? []
  assert.is(copies.length, 2)
  for (const copy of copies) assert.match(copy, folder)
})

test('the override file names the service and what BACKUP_COMMAND needs', async () => {
  const [yaml = ''] = /^ {4}services:\n(?: {5,}.*\n)+/m.exec(text) ?? []
  const { services } = lent.parse(parse(yaml))
  const { volumes, environment } = services.site
  const [, program = ''] = /BACKUP_COMMAND='(\w+) /.exec(text) ?? []
  assert.ok(volumes.some(volume => volume.includes(`/bin/${program}:`)))
  for (const volume of volumes) assert.match(volume, /^[./]\S*:\/\S+:ro$/)
  assert.ok(volumes.some(volume => volume.includes(`:${environment.RCLONE_CONFIG}:`)))
})

test('Restore, and moving house: acknowledged data is restored', async () => {
  await addInquiry()
  await machine.type('docker exec site showyard backup /backups/showyard-2026-01-01.tar.gz')
  await typeAll('Restore, and moving house')
  assert.is(await health('site'), 'The site is well.\n')
  assert.ok(isKept('site'))
})

test('Updates: the older image stays under its tag and can be started again', async () => {
  await mkdir(join(machine.volumes, 'site/data/backups'), { recursive: true })
  await machine.type('docker exec site showyard backup /volume/data/backups/before.tar.gz')
  const tag = async () => (await machine.type('sh build/tag.sh')).out
  const before = await tag()
  // What \"git pull\" brings.
  await appendFile(join(machine.folder, 'web/base/routes.ts'), '\n')
  const outputs = await typeAll('Updates')
  const images = outputs.get('docker image ls showyard') ?? ''
  assert.match(images, `showyard:${before}`)
  assert.match(images, `showyard:${await tag()}`)
  const dotenv = await readFile(join(machine.folder, '.env'), 'utf8')
  assert.match(dotenv, `RELEASE=${before.trim()}\n`)
  assert.is(await health('site'), 'The site is well.\n')
  assert.ok(isKept('site'))
})

test('A copy to try things: the copy has all data and shares nothing', async () => {
  const folder = await machine.anotherFolder()
  await typeAll('A copy to try things', folder)
  assert.ok(isKept('copy'))
  assert.is(await health('copy'), 'The site is well.\n')
  const [, down = ''] = /`(docker compose down [^`]+)`/.exec(text) ?? []
  assert.is((await machine.type(down, folder)).status, 0)
  assert.not(isKept('copy'))
  assert.ok(isKept('site'))
  assert.is(await health('site'), 'The site is well.\n')
})

test('Five questions: the site and its log answer them', async () => {
  const site = await machine.addressOf('site')
  await fetch(`${site}/no-such-page`)
  await visit(site)('/api/admin/login', { json: { username: 'admin', password: 'not mine' } })
  await until('the line to leave the site', async () =>
    (await machine.type('docker compose logs site')).out.includes('sign-in refused'),
  )
  const { blocks } = sections.find(({ title }) => title === 'Five questions') ?? { blocks: [] }
  assert.is(blocks.flat().filter(line => line.startsWith('jq ')).length, 3)
  if (spawnSync('jq', ['--version']).error) {
    console.log('jq is not installed: the questions to the log were not asked')
    return
  }
  const outputs = await typeAll('Five questions')
  const [wrong = '', slow = '', entries = ''] = [...outputs]
    .filter(([line]) => line.startsWith('jq '))
    .map(([, out]) => out)
  assert.match(wrong, 'sign-in refused')
  assert.match(slow, /"route":"[^"]+","requests":\d+,"worst":\d+/)
  assert.match(entries, 'sign-in refused')
})

test('When things go wrong: the previous version of a file is restored', async () => {
  const file = join(machine.volumes, 'site/data/contact-details.json')
  await truncate(file, 10)
  await machine.type('docker compose stop site')
  await machine.type('docker compose up -d')
  const { out } = await machine.type('docker compose logs site')
  const said = /cp "(\S+)" "(\S+)"/
    .exec(out)
    ?.slice(1)
    .map(path => path.split('/').at(-1))
  assert.equal(said, ['contact-details.previous.json', 'contact-details.json'])
  assert.is((await machine.type('docker exec site showyard check')).status, 1)
  await typeAll('When things go wrong')
  assert.is(await health('site'), 'The site is well.\n')
})

test('each section with commands has a test here', async () => {
  const own = await readFile(import.meta.filename, 'utf8')
  const titles = sections.filter(({ blocks }) => blocks.length > 0).map(({ title }) => title)
  assert.ok(titles.length >= 11, titles.join())
  for (const title of titles) assert.match(own, `test('${title}: `)
})

test('control: the stand-in rejects names that compose.yaml does not have', async () => {
  for (const line of [
    'docker exec other showyard check',
    'docker compose -f compose.tls.yaml up -d',
    'docker compose up -d other',
    'docker run -d showyard',
  ]) {
    assert.is.not((await machine.type(line)).status, 0, line)
  }
  await writeFile(join(machine.folder, '.env'), 'RELEASE=0.0.1\n')
  assert.match(
    (await machine.type('docker compose up -d --no-build')).errors,
    'no image showyard:0.0.1',
  )
})

test('README starts with the same command', async () => {
  const [line = ''] = sections[0]?.blocks[0] ?? []
  assert.match(await readFile('README.md', 'utf8'), `\n    ${line}\n`)
})

test('the document names every setting, and no other', async () => {
  const known = [...Object.keys(environment.shape), ...secrets.map(name => `${name}_FILE`)]
  const compose = await readFile('compose.yaml', 'utf8')
  const filledIn = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  const all = new Set([...known, ...filledIn, 'COMPOSE_PROFILES', 'TZ'])
  const table = text.split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').map(row => row.split('|')[1] ?? '')
  const named = rows.flatMap(cell =>
    [...cell.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name),
  )
  assert.equal(named.sort(), [...all].sort())
})

test.run()

/** One more, which a restore of the backup before it takes away again. */
async function addInquiry(): Promise<void> {
  const sent = await visit(await machine.addressOf('site'))('/api/contact', { json: inquiry() })
  assert.is(sent.status, 201)
}
