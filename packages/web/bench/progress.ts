const began = performance.now();
let open = false;

/** What is being done, on the error channel, once it has taken more than two seconds. */
export const progress = (text: string): void => {
  if (performance.now() - began < 2000) return;
  open = process.stderr.isTTY;
  process.stderr.write(open ? `\r\u001B[K${text}` : `${text}\n`);
};

/** Makes room for what is printed. */
export const endProgress = (): void => {
  if (open) process.stderr.write('\r\u001B[K');
  open = false;
};

/** Ends at once when it is to be stopped, and the browser with it, without a word about what that broke. */
export const stopQuietly = (): void => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.prependListener(signal, () => {
      endProgress();
      process.exit(code);
    });
  }
};
