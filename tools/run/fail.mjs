/** Ends the command with one sentence. */
export const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
