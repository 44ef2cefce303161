/** What the owner runs beside the site; none of it is loaded to serve. */
export { backup } from './backup.ts'
export { check } from './check.ts'
export { disableSecondFactor } from './disable-second-factor.ts'
export { rescan } from './rescan.ts'
export { resetPassword } from './reset-password.ts'
export { restore } from './restore.ts'
export { seedDemo } from './seed-demo.ts'
