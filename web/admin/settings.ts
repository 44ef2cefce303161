import { observable } from '../ui/observable.ts'

/** What the document brings for the screens, besides what the API answers. */
export interface AdminSettings {
  companyName: string
  /** Of new passwords; signing in takes older, shorter ones too. */
  minPasswordLength: number
  /** Of one file that is uploaded. */
  maxUploadBytes: number
  /** The address of the program that decodes HEIC photos, for a worker. */
  heicDecoder: string
  /** Of the company: `Africa/Nairobi`. */
  timeZone: string
  /** The address of the picture beside the sign-in form. */
  picture: string
}

const embedded = document.getElementById('admin-settings') as HTMLScriptElement

export const settings: AdminSettings = JSON.parse(embedded.text)

/** Changes when this administrator saves another name in the contact details. */
export const companyName = observable(settings.companyName)

/** By which the security policy takes style elements that are made in this document. */
export const styleNonce = embedded.nonce
