import { createReadStream, type ReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { CommandError } from '../base/command.ts'

/** @throws CommandError where it cannot be read */
export async function openFile(file: string): Promise<ReadStream> {
  await access(file, constants.R_OK).catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}.`)
  })
  return createReadStream(file)
}
