import { PRESET_NAMES } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { cli } from './cli.ts';

describe('zertz presets', () => {
  it('lists every preset with what it changes', async () => {
    const { lines, status } = await cli(['presets']);
    expect(status).toBe(0);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(PRESET_NAMES);
    expect(lines).toContain(
      'cz-basic                pool=5-7-9 goals=2-2-2,3-0-0,0-4-0,0-0-5 fullBoard=claimOnly',
    );
  });

  it('lists all options of one', async () => {
    const { lines } = await cli(['presets', 'He-Beginner']);
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe('board             37');
    expect(lines).toContain('ringAfterCapture  required          or never');
  });

  it('prints JSON', async () => {
    expect(JSON.parse((await cli(['presets', '--json'])).out)).toContainEqual({
      preset: 'official-61',
      changes: { board: '61' },
    });
    expect(JSON.parse((await cli(['presets', 'blitz', '--json'])).out)).toMatchObject({
      preset: 'blitz',
      options: { pool: '5-7-9' },
      allowed: { chain: ['mandatory', 'optional'] },
    });
  });

  it('knows no other names', async () => {
    expect(await cli(['presets', 'chess'])).toMatchObject({
      status: 1,
      err: "'chess' is not a preset; zertz presets lists them\n",
    });
  });
});
