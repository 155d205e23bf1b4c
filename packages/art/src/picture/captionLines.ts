/** How wide a letter of a caption is on average. */
const LETTER = 12.4;
const MOST_LINES = 6;

/** A text in lines that fit under a picture; what is too much for that is cut off. */
export const captionLines = (text: string, width: number): readonly string[] => {
  const most = Math.floor((width - 40) / LETTER);
  const lines = text.split('\n').flatMap((part) => filled(part, most));
  if (lines.length <= MOST_LINES) return lines;
  const kept = lines.slice(0, MOST_LINES);
  return [...kept.slice(0, -1), `${kept[MOST_LINES - 1] ?? ''} …`];
};

/** Words in as few lines as hold them. */
const filled = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word.length > most ? `${word.slice(0, most - 1)}…` : word);
    }
  }
  return lines;
};
