import { access, constants, lstat, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ignoreMissing } from '../disk/stored-file.ts'
import { StartError } from '../start-error.ts'
import { syncFolder } from './durable-file.ts'

/**
 * Creates the folder of a setting if missing, and checks that it can be written.
 * @param variable the setting, such as `DATA_DIR`
 * @param folder absolute
 * @param mode of created folders
 * @throws StartError naming both, and what to do
 */
export async function makeOwnFolder(variable: string, folder: string, mode = 0o700): Promise<void> {
  try {
    await makeLevels(folder, mode)
    if (!(await stat(folder)).isDirectory()) throw noFolder()
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`${variable} takes a folder that can be written: ${whyNot(error, folder)}`)
  }
}

/**
 * One level at a time: Node's recursive mkdir never returns where a folder cannot be created, such
 * as below /proc.
 */
async function makeLevels(folder: string, mode: number): Promise<void> {
  if (await lstat(folder).catch(ignoreMissing)) return
  const parent = dirname(folder)
  await makeLevels(parent, mode)
  await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created it in between.
    if (error.code !== 'EEXIST') throw error
  })
  await syncFolder(parent)
}

const noFolder = () => Object.assign(new Error('it is a file'), { code: 'ENOTDIR' })

function whyNot(error: unknown, folder: string): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM') return forbidden(folder, syscall === 'mkdir')
  if (code === 'ENOTDIR')
    return `a file stands in the way of ${folder}. Move it, or choose another.`
  if (code === 'EROFS') return `${folder} lies on a disk that is mounted read-only.`
  if (code === 'ENOSPC') return `${folder} cannot be made, because the disk is full.`
  return `${message}.`
}

function forbidden(folder: string, isMissing: boolean): string {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  const make = isMissing ? `mkdir -p ${folder} && ` : ''
  return (
    `the site runs as user ${user}, who may not ${isMissing ? 'make' : 'write'} ${folder}. ` +
    `As root: ${make}chown -R ${user}:${group} ${folder}`
  )
}
