/** One visitor's window of a browser, as far as WebDriver reaches in every browser. */
export interface Tab {
  goTo(address: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Asks the page, also where its own script is off; arguments and result travel as JSON. */
  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
  /** Moves the mouse and presses keys: the actions of WebDriver. */
  perform(actions: readonly object[]): Promise<void>
  /** The page on paper, as a PDF file. */
  print(): Promise<Buffer>
  /** Errors and warnings of the page's console, where the browser tells them. */
  complaints: string[]
  close(): Promise<void>
}

/** Ends with the suite that has launched it. */
export interface TestedBrowser {
  /** A new visitor, of whom the browser knows nothing yet. */
  visitor(options?: { script: 'on' | 'off' }): Promise<Tab>
}
