import { spawnSync } from 'node:child_process'
import { access, copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readConfig } from '../../server/base/config.ts'
import { builtServer } from '../support/built-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { isSettings, sectionsOf } from './commands.ts'

const test = suite('docs/owner/without-docker.md')

const blocks = (await sectionsOf('docs/owner/without-docker.md')).flatMap(each => each.blocks)
const lines = blocks.filter(block => !isSettings(block)).flat()
const unit = await readFile('deploy/showyard.service', 'utf8')
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
const run = /^runuser -u (\S+) -- node dist\/server\/main\.js /

test('the service and the commands have the same settings and user', () => {
  const variables = lines.find(line => line.startsWith('export ')) ?? ''
  for (const pair of variables.split(' ').slice(1)) assert.match(unit, pair)
  for (const line of lines.filter(line => run.test(line))) {
    assert.match(unit, `\nUser=${run.exec(line)?.[1]}\n`)
  }
  const [, backups = ''] = /^Environment=BACKUP_DIR=(\S+)$/m.exec(unit) ?? []
  const config = readConfig({ BACKUP_DIR: backups, ...Object.fromEntries(settings()) })
  assert.ok(config.publicUrl && config.backupDir)
})

test('the files, scripts and services that it names exist', async () => {
  const files = lines.flatMap(line => /^cp (deploy\/\S+)/.exec(line)?.[1] ?? [])
  assert.equal(files, ['deploy/showyard.service', 'deploy/nginx.conf'])
  for (const file of files) await access(file)
  for (const [, name = ''] of lines.join('\n').matchAll(/^npm run (\S+)$/gm))
    assert.ok(scripts[name])
  for (const [, name] of lines.join('\n').matchAll(/^systemctl .*?(\S+)$/gm)) {
    assert.ok(['showyard', 'nginx', 'daemon-reload'].includes(name ?? ''), name)
  }
})

test('a backup is made, complete, and restored with the site stopped', async () => {
  const folder = await temporaryFolder()
  const cwd = await temporaryFolder()
  const server = await builtServer(folder)
  await server.start()
  await mkdir(join(folder, 'data/backups'), { recursive: true })
  const env = { ...process.env, DATA_DIR: `${folder}/data`, UPLOADS_DIR: `${folder}/uploads` }
  const program = `${process.execPath} ${process.cwd()}/dist/server/main.js `
  const type = (line: string) => {
    const typed = line
      .replace(run, program)
      .replace('/var/lib/showyard', folder)
      .replace('NAME', 'before.tar.gz')
    return spawnSync('sh', ['-c', typed], { cwd, env, encoding: 'utf8' })
  }
  const [restores, others] = [true, false].map(is =>
    lines.filter(line => run.test(line) && line.includes(' restore ') === is),
  )
  assert.equal([restores?.length, others?.length], [2, 4])
  for (const line of others ?? []) assert.is(type(line).status, 0, `${line}: ${type(line).stderr}`)
  await copyFile(join(cwd, 'site.tar.gz'), join(folder, 'data/backups/before.tar.gz'))
  for (const line of restores ?? []) assert.match(type(line).stderr, 'Stop it first')
  await server.end('SIGTERM')
  for (const line of restores ?? []) assert.is(type(line).status, 0, line)
  await server.start()
})

function settings(): [string, string][] {
  return blocks.filter(isSettings).flatMap(block =>
    block.map((line): [string, string] => {
      const [name = '', value = ''] = line.split('=')
      return [name, value]
    }),
  )
}

test.run()
