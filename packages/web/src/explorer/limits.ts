/** In megabytes, of a file or of what it unpacks to: far more than any collection there is. */
export const LARGEST = 100;
