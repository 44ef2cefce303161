import * as z from 'zod'
import { ownAddress } from '../app/own-address.ts'
import { type Command, CommandError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { parseArguments } from './parse-arguments.ts'

export const health: Command = {
  usage: '',
  about: 'asks the running site whether it is well',
  help: 'It asks at HOST and PORT, as a container does by itself. Ends with 1 and says why not.',
  async run(args) {
    parseArguments(args, [], {})
    const config = readConfig()
    const address = `${ownAddress(config.host, config.port)}/healthz`
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT) }).catch(error => {
      const reason = error.cause?.code ?? error.message
      throw new CommandError(`The site does not answer at ${address} (${reason}).`)
    })
    const text = await answer.text()
    if (!answer.ok) {
      const faults = await faultsOf(config)
      throw new CommandError(`${address} answers ${answer.status}: ${faults || text}`)
    }
    const { problems } = answerOf.parse(JSON.parse(text))
    console.log(
      problems ? `The site answers, with less: ${problems.join(', ')}.` : 'The site is well.',
    )
  },
}

const answerOf = z.object({ problems: z.array(z.string()).optional() })

/** The reason, which /healthz does not give to strangers; empty where the site gives none. */
async function faultsOf(config: Config): Promise<string> {
  const { askSite } = await import('./ask-site.ts')
  const answer = await askSite(config, 'volume-faults').catch(() => undefined)
  return z.array(z.string()).catch([]).parse(answer?.result).join(', ')
}

/**
 * Milliseconds; below the time limit of HEALTHCHECK in the Dockerfile, so that the reason is
 * printed.
 */
const LIMIT = 4000
