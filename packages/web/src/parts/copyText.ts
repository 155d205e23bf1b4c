/** Whether the text is in the clipboard now; browsers may refuse it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Hands a text, or what else a file may hold, to the user as a file. */
export const saveFile = (name: string, content: BlobPart, type = 'text/plain'): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
