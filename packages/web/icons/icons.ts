/** A picture drawn from `icon.svg` in one size; `corner` is how far its corners are rounded. */
export interface Icon {
  readonly file: string;
  readonly size: number;
  readonly corner: number;
  /** `maskable`: the system cuts its own shape out of it. `apple`: iOS does, but asks elsewhere. */
  readonly purpose: 'any' | 'maskable' | 'apple';
}

export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, corner: 0.22, purpose: 'any' },
  { file: 'icon-512.png', size: 512, corner: 0.22, purpose: 'any' },
  { file: 'maskable-192.png', size: 192, corner: 0, purpose: 'maskable' },
  { file: 'maskable-512.png', size: 512, corner: 0, purpose: 'maskable' },
  { file: 'apple-180.png', size: 180, corner: 0, purpose: 'apple' },
];
