import { type Command, CommandError } from '../command.ts'
import { readConfig } from '../config.ts'
import { ownAddress } from '../own-address.ts'
import { readWords } from './words.ts'

export const health: Command = {
  words: '',
  about: 'asks the running site whether it is well',
  help: 'It asks at HOST and PORT, as a container does by itself. Ends with 1 and says why not.',
  async run(words) {
    readWords(words, [], {})
    const { host, port } = readConfig()
    const address = `${ownAddress(host, port)}/healthz`
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT) }).catch(error => {
      const why = error.cause?.code ?? error.message
      throw new CommandError(`The site does not answer at ${address} (${why}).`)
    })
    const text = await answer.text()
    if (!answer.ok) throw new CommandError(`${address} answers ${answer.status}: ${text}`)
    console.log('The site is well.')
  },
}

/** In milliseconds; below the time limit of HEALTHCHECK in the Dockerfile, so that it can say why. */
const LIMIT = 4000
