import { execFile, spawn } from 'node:child_process'
import { chmod, copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('the oldest and the newest supported Node')

/** What both of them do, 22 between them does as well. */
const majors = [20, 24]
const running = Number(process.versions.node.split('.')[0])

/** These lean on Node itself: files, sockets, streams, child processes, compression. */
const places = [
  'test/server/base/child-processes',
  'test/server/app/connections.test.ts',
  'test/server/base/disk',
  'test/server/base/http',
  'test/server/features/media/upload',
  'test/server/storage',
  'test/faults/broken-line.test.ts',
  'test/faults/full-disk.test.ts',
  'test/faults/kill.test.ts',
  'test/faults/silent-connections.test.ts',
]

test('include the oldest of package.json and that of the image', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? []
  const [, image] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(await readFile('Dockerfile', 'utf8')) ?? []
  assert.is(Number(oldest), majors[0])
  assert.ok(majors.includes(Number(image)), image)
})

for (const major of majors.filter(major => major !== running)) {
  test(`Node ${major} passes the tests of what leans on it`, async () => {
    const { code, lines } = await runOn(await programOf(major))
    assert.is(failuresIn(lines), '')
    assert.is(code, 0)
    assert.match(lines.at(-1) ?? '', /^[1-9]\d* passed, 0 failed$/)
  })
}

/** In seconds; less than that of the run around it, which would not name what hangs. */
const HANGS_AFTER = '240'

/** Node as npm brings it, where each user may start it, which npm's own folder does not allow. */
async function programOf(major: number): Promise<string> {
  const line = ['--yes', '-p', `node@${major}`, 'node', '-p', 'process.execPath']
  const { stdout } = await promisify(execFile)('npx', line)
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const program = join(folder, 'node')
  await copyFile(stdout.trim(), program)
  const { stdout: version } = await promisify(execFile)(program, ['-v'])
  assert.match(version, new RegExp(`^v${major}\\.`))
  return program
}

/** Runs tests, and prints what they print. */
async function runOn(program: string) {
  const { CI: _, TEST_RUN_FOLDER: __, ...env } = process.env
  const args = ['--import', 'tsx', 'test/run.ts', '--workers', '1', ...places]
  const child = spawn(program, args, {
    env: { ...env, TEST_HANGS_AFTER: HANGS_AFTER },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  createInterface(child.stdout).on('line', text => {
    lines.push(text)
    console.log(text)
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  return { code, lines }
}

/** The failures that a run printed, each with its place and difference. */
function failuresIn(lines: readonly string[]): string {
  const first = lines.findIndex(line => line.startsWith('FAIL  '))
  return first < 0 ? '' : lines.slice(first).join('\n')
}

test.run()
