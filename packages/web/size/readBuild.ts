import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Build } from './weigh.ts';

/** Every file of a build in a folder. */
export const readBuild = (folder: string): Build =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path)];
      }),
  );
