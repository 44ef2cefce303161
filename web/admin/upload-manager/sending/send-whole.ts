import { api } from '../../../routes.ts'
import { errorFor, NetworkError } from './faults.ts'
import { type Receipt, type Send, targetOf } from './send.ts'

/** Sends a file in one request. Only XMLHttpRequest tells how much has gone out. */
export const sendWhole: Send = ({ bytes, path }, { signal, onProgress }) =>
  new Promise<Receipt>((resolve, reject) => {
    const { targetPath, fileName } = targetOf(path)
    const form = new FormData()
    form.set('targetPath', targetPath)
    form.set('fileName', fileName)
    form.set('file', bytes, fileName)
    const request = new XMLHttpRequest()
    const abort = () => {
      request.abort()
      reject(signal.reason)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress((bytes.size * loaded) / total)
    request.onerror = () => reject(new NetworkError('Connection lost'))
    request.onload = () => {
      const fault = errorFor(request.status, request.responseText)
      if (fault) reject(fault)
      else resolve(JSON.parse(request.responseText))
    }
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('POST', api.uploadFile)
    request.send(form)
  })
