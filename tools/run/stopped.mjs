/**
 * Calls back with a signal when this command is to end: it was signalled, or the shell that npm put
 * around it is gone (npm passes signals on to that shell only). Returns what ends the watch.
 */
export const whenStopped = (stop) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, stop);
  };
};
