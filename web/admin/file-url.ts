import { api } from '../base/routes.ts'

/** The URL at which administrators have the file of a public URL, also while it is hidden. */
export const fileUrl = (publicUrl: string) => api.files + publicUrl
