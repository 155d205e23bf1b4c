/** What the maker of a moving picture is told: all pictures one after the other, and the end. */
export type ToMaker =
  | {
      readonly kind: 'frame';
      readonly data: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
      readonly delay: number;
    }
  | { readonly kind: 'end' };

/** It answers each: that the picture is in the file, and at last with the file. */
export type FromMaker =
  | { readonly kind: 'taken' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> };
