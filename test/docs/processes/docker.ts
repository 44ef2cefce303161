/**
 * A stand-in for `docker`, which runs the commands of the documents without an engine. It supports
 * the services in compose.yaml and `.env` of this folder, and rejects everything else.
 */
import { existsSync } from 'node:fs'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readCompose } from '../compose.ts'
import { containers } from './containers.ts'

const home = process.env.STAND_IN ?? ''
const [verb = '', ...args] = process.argv.slice(2)
const dotenv = existsSync('.env') ? await readFile('.env', 'utf8') : ''
const { services, volumes } = await readCompose(dotenv)
const { site } = services
if (!site) throw new Error('compose.yaml has no service "site"')
const own = containers({ home, program: process.env.STAND_IN_PROGRAM ?? '' })
const name = site.container_name ?? ''
const container = { site, volumes, dotenv }

await (verb === 'compose' ? compose(args) : docker())

async function docker(): Promise<void> {
  if (verb === 'exec') await own.execute(args.filter(word => word !== '-i'))
  else if (verb === 'logs') process.stdout.write(await own.log(args[0] ?? ''))
  else if (verb === 'image' && args.join(' ') === 'ls showyard') console.log(await images())
  else refuse()
}

async function compose([verb = '', ...args]: string[]): Promise<void> {
  const firstName = args.findIndex(word => !word.startsWith('-'))
  const options = firstName < 0 ? args : args.slice(0, firstName)
  const [service = 'site', ...typed] = firstName < 0 ? [] : args.slice(firstName)
  if (service !== 'site') refuse()
  switch (`${verb} ${options.join(' ')}`.trim()) {
    case 'up -d':
      if (!(await images()).includes(image())) await build()
      return own.start(name, container)
    case 'up -d --build':
      await build()
      return own.start(name, container)
    case 'up -d --no-build':
      await ensureImage()
      return own.start(name, container)
    case 'run --rm':
    case 'run --rm -T':
      await ensureImage()
      return own.runOnce(container, typed)
    case 'build':
      return build()
    case 'stop':
      return own.stop(name)
    case 'logs':
      return void process.stdout.write(await own.log(name))
    case 'down --volumes':
      await own.stop(name)
      for (const volume of Object.values(volumes)) {
        if (volume) await rm(join(home, volume.name), { recursive: true, force: true })
      }
      return
    default:
      refuse()
  }
}

async function ensureImage(): Promise<void> {
  if (!(await images()).includes(image())) throw new Error(`There is no image ${image()}`)
}

function image(): string {
  return `${site?.image}\n`
}

function build(): Promise<void> {
  return appendFile(join(home, 'images'), image())
}

function images(): Promise<string> {
  return readFile(join(home, 'images'), 'utf8').catch(() => '')
}

function refuse(): never {
  throw new Error(`The stand-in does not know: docker ${process.argv.slice(2).join(' ')}`)
}
