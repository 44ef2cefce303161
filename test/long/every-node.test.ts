import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('supported versions of Node')

const majors = [20, 22, 24]
const running = Number(process.versions.node.split('.')[0])

test('include the oldest of package.json and that of the image', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? []
  const [, image] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(await readFile('Dockerfile', 'utf8')) ?? []
  assert.is(Number(oldest), majors[0])
  assert.ok(majors.includes(Number(image)), image)
})

for (const major of majors.filter(major => major !== running)) {
  for (const place of ['test/server', 'test/faults']) {
    test(`Node ${major} passes ${place}`, async () => {
      const { code, lines } = await runOn(major, place)
      assert.match(lines[0] ?? '', new RegExp(`^v${major}\\.`))
      assert.is(failuresIn(lines), '')
      assert.is(code, 0)
      assert.match(lines.at(-1) ?? '', /^[1-9]\d* passed, 0 failed$/)
    })
  }
}

/** In seconds; less than that of the run around it, which would not name what hangs. */
const HANGS_AFTER = '240'

/** Runs tests with a Node that npm brings, and prints what they print. */
async function runOn(major: number, place: string) {
  const { CI: _, TEST_RUN_FOLDER: __, ...env } = process.env
  const line = 'node -v && node --import tsx test/run.ts --workers 1 "$0"'
  const child = spawn('npx', ['--yes', '-p', `node@${major}`, 'sh', '-c', line, place], {
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
