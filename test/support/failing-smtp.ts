import { createServer, type Socket } from 'node:net'
import { use } from '#test'

/** A step of the dialogue: the command that it answers; `.` is the end of the text. */
export type SmtpStep = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.'

/** What happens at a step: the connection ends without an answer, or with this code. */
export interface SmtpFault {
  at: SmtpStep
  code?: number | undefined
}

export interface FailingSmtp {
  url: string
  /** Texts of which the end has arrived, whatever was answered. */
  texts: string[]
  /** Undefined: all is well from now on. */
  fault: SmtpFault | undefined
  /** How often the fault has happened. */
  failures: number
}

const ANSWERS: Record<SmtpStep, string> = {
  connect: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
}

/** An SMTP server that fails at one step, for as long as it is told to. */
export async function openFailingSmtp(fault?: SmtpFault): Promise<FailingSmtp> {
  const texts: string[] = []
  const sockets = new Set<Socket>()
  const state: FailingSmtp = { url: '', texts, fault, failures: 0 }

  function answer(socket: Socket, step: SmtpStep): void {
    if (state.fault?.at !== step) return void socket.write(`${ANSWERS[step]}\r\n`)
    state.failures += 1
    if (state.fault.code) socket.write(`${state.fault.code} not today\r\n`)
    else socket.destroy()
  }

  function talk(socket: Socket): void {
    let unread = ''
    let isText = false
    socket.on('data', chunk => {
      unread += chunk.toString('latin1')
      for (;;) {
        const end = unread.indexOf(isText ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const said = unread.slice(0, end)
        unread = unread.slice(end + (isText ? 5 : 2))
        if (isText) {
          texts.push(said)
          isText = false
          answer(socket, '.')
        } else {
          const command = said.slice(0, 4).toUpperCase()
          if (command === 'QUIT') return void socket.end('221 bye\r\n')
          isText = command === 'DATA' && state.fault?.at !== 'DATA'
          answer(socket, command as SmtpStep)
        }
      }
    })
  }

  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
    answer(socket, 'connect')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  use({
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  })
  state.url = `smtp://127.0.0.1:${port}`
  return state
}
