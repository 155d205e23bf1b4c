import { loadCore } from '@zertz/engine';
import { hostEngine } from '../../packages/cli/src/engine/host.ts';
import { Yardstick } from './yardstick.ts';

hostEngine(async ({ seed }) => new Yardstick(await loadCore(), seed));
