import { api } from '../../../../../base/routes.ts'
import { BIN_HEADER } from '../../../../operations/admin/bin/bin-header.ts'
import { errorFor, NetworkError } from './faults.ts'
import { fieldsOf, type Receipt, type Send } from './send.ts'

/** Sends a file in one request. Only XMLHttpRequest reports the bytes sent. */
export const sendWhole: Send = (uploadRequest, { signal, onProgress }) =>
  new Promise<Receipt>((resolve, reject) => {
    const { bytes } = uploadRequest
    const fields = fieldsOf(uploadRequest)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', bytes, fields.fileName)
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
      else {
        const binEntry = request.getResponseHeader(BIN_HEADER) ?? undefined
        resolve({ ...JSON.parse(request.responseText), binEntry })
      }
    }
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('POST', api.uploadFile)
    request.send(form)
  })
