/** The clock of the nightly backup in a server under test: ten minutes pass in a tenth of a second. */
globalThis.setInterval = new Proxy(setInterval, {
  apply: (target, self, [work, every, ...more]) =>
    Reflect.apply(target, self, [work, every === 600_000 ? 100 : every, ...more]),
})
