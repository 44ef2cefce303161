import { access, constants, lstat, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ignoreMissing } from '../base/disk/stored-file.ts'
import { StartError } from '../base/start-error.ts'
import { syncFolder } from './durable-file.ts'
import { unwritableReason } from './unwritable-reason.ts'

/**
 * Creates the folder of a setting if missing, and checks that it can be written.
 * @param variable the setting, such as `DATA_DIR`
 * @param folder absolute
 * @param mode of the folder where it is created; those above it are ordinary ones
 * @throws StartError naming both, and what to do
 */
export async function makeOwnFolder(variable: string, folder: string, mode = 0o700): Promise<void> {
  try {
    await makeLevels(folder, mode)
    if (!(await stat(folder)).isDirectory()) throw noFolder()
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = unwritableReason(error as NodeJS.ErrnoException, folder)
    throw new StartError(`${variable} takes a folder that can be written: ${reason}`)
  }
}

/**
 * Creates one level at a time: Node's recursive mkdir never returns where a folder cannot be
 * created, such as below /proc.
 */
async function makeLevels(folder: string, mode: number): Promise<void> {
  if (await lstat(folder).catch(ignoreMissing)) return
  const parent = dirname(folder)
  await makeLevels(parent, 0o777)
  await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created it in between.
    if (error.code !== 'EEXIST') throw error
  })
  await syncFolder(parent)
}

const noFolder = () => Object.assign(new Error('it is a file'), { code: 'ENOTDIR' })
