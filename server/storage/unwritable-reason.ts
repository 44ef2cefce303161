/** Returns the reason why a folder cannot be made or written, with the remedy. */
export function unwritableReason(
  { code, message, syscall }: NodeJS.ErrnoException,
  folder: string,
): string {
  if (code === 'EACCES' || code === 'EPERM') return forbidden(folder, syscall === 'mkdir')
  if (code === 'ENOTDIR')
    return `a file stands in the way of ${folder}. Move it, or choose another.`
  if (code === 'EROFS') return `${folder} lies on a disk that is mounted read-only.`
  if (code === 'ENOSPC') return `${folder} cannot be made, because the disk is full.`
  return `${message}.`
}

function forbidden(folder: string, isMissing: boolean): string {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  const mkdir = isMissing ? `mkdir -p ${folder} && ` : ''
  return (
    `the site runs as user ${user}, who may not ${isMissing ? 'make' : 'write'} ${folder}. ` +
    `As root: ${mkdir}chown -R ${user}:${group} ${folder}`
  )
}
