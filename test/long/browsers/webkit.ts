import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../support/free-port.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { saidOn, startProgram } from './program.ts'
import type { Tab, TestedBrowser } from './tab.ts'
import { until } from './until.ts'
import { openSession } from './webdriver.ts'

/**
 * In milliseconds. A page that is left while it is asked may never answer, and is asked again; one
 * that stays answers within a second on a busy machine.
 */
const NO_ANSWER = { timeout: 15_000 }

/** In milliseconds, for a browser to begin or a page to load on a busy machine. */
const NO_START = { timeout: 60_000 }

type Env = Record<string, string>

/** WebKitGTK's own small browser on a screen that is only in memory. */
export async function launchWebKit(): Promise<TestedBrowser> {
  const size = ['-screen', '0', '1600x1200x24']
  const screen = startProgram(['Xvfb', '-displayfd', '3', '-nolisten', 'tcp', ...size])
  const [display] = await saidOn(screen.streams[2], /\d+(?=\n)/)
  return { visitor: ({ script } = { script: 'on' }) => openTab(script, { DISPLAY: `:${display}` }) }
}

/** A driver serves one visitor. It neither prints nor tells of the console. */
async function openTab(script: 'on' | 'off', env: Env): Promise<Tab> {
  const { driver, command } = await twice(() => openDriver(script, env))
  return {
    complaints: [],
    goTo: url => twice(() => command('POST', '/url', { url }, NO_START)),
    back: () => command('POST', '/back', {}),
    resize: (width, height) => command('POST', '/window/rect', { width, height }),
    ask: (question, ...args) =>
      command(
        'POST',
        '/execute/sync',
        { script: `return (${question})(...arguments)`, args },
        NO_ANSWER,
      ),
    // What a key or a click does is waited for; whether its own answer comes says nothing.
    perform: actions => command<void>('POST', '/actions', { actions }, NO_ANSWER).catch(unlessLate),
    print: async () => printed(await command('GET', '/url'), env),
    async close() {
      await command<void>('DELETE', '', undefined, NO_ANSWER).catch(unlessLate)
      await driver.stop()
    },
  }
}

/** @throws a `TimeoutError` where the browser does not begin */
async function openDriver(script: 'on' | 'off', env: Env) {
  const port = await freePort()
  const driver = startProgram(['WebKitWebDriver', `--port=${port}`], env)
  const address = `http://127.0.0.1:${port}`
  await until('the driver answers', async () => (await fetch(`${address}/status`)).ok)
  const args = ['--automation', `--enable-javascript=${script === 'on'}`]
  const session = await openSession(address, { 'webkitgtk:browserOptions': { args } }, NO_START)
  return { driver, ...session }
}

/** Asks once more where no answer came in time. */
const twice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch(error => (isLate(error) ? ask() : Promise.reject(error)))

const isLate = (error: Error) => error.name === 'TimeoutError'

function unlessLate(error: Error): void {
  if (!isLate(error)) throw error
}

/** Printed by a program of its own around the same engine. */
async function printed(address: string, env: Env): Promise<Buffer> {
  const file = join(await temporaryFolder(), 'page.pdf')
  const program = join(import.meta.dirname, 'print-page.js')
  const printing = startProgram(['gjs', '-m', program, address, file], env)
  const said = await text(printing.streams[1])
  await printing.stop()
  return readFile(file).catch(cause => {
    throw new Error(`gjs printed nothing: ${said}`, { cause })
  })
}
