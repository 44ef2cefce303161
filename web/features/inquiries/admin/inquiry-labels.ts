import type { Inquiry } from '../../../base/contract.ts'

/** The line by which an inquiry is told from the others. */
export const gistOf = ({ subject, message }: Inquiry): string => subject || message

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** A date as short as it can be understood on the day of reading. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return clock.format(date)
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date)
}

export const longDate = (iso: string): string => moment.format(new Date(iso))
