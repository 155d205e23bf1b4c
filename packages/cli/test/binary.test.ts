import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BINARY = fileURLToPath(new URL('../bin/zertz.js', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a process of its own; with `interruptAt` Ctrl-C follows once that is printed. */
const zertz = (
  args: readonly string[],
  { input = '', interruptAt }: { readonly input?: string; readonly interruptAt?: string } = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    // What prints in colour because a test runner says so is not what people pipe.
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(process.execPath, [BINARY, ...args], { env });
    let [out, err] = ['', ''];
    let pressed = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (interruptAt === undefined || pressed || !out.includes(interruptAt)) return;
      pressed = true;
      child.kill('SIGINT');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
    if (interruptAt === undefined) child.stdin.end(input);
    else child.stdin.write(input);
  });

describe('the command zertz', { timeout: 30_000 }, () => {
  it('prints to the standard output alone and exits with 0', async () => {
    const { err, out, status } = await zertz(['legal', 'official']);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n')).toHaveLength(1945);
  });

  it('exits with 1 for wrong input and with 2 for wrong usage, and shows no stack', async () => {
    expect(await zertz(['show', 'nonsense'])).toEqual({
      status: 1,
      out: '',
      err: "preset, character 1: 'nonsense' is not a preset; zertz presets lists them\n",
    });
    expect((await zertz(['show'])).status).toBe(2);
  });

  it('reads the standard input', async () => {
    const { out, status } = await zertz(['play'], { input: 'Wd4,a1\nquit\n' });
    expect(status).toBe(0);
    expect(out).toContain('1. first: Wd4,a1');
    expect(out).not.toContain('\u001B');
  });

  it('stops on Ctrl-C', async () => {
    const { out, status } = await zertz(['play'], {
      input: 'Wd4,a1\n',
      interruptAt: '1. first: Wd4,a1',
    });
    expect(status).toBe(130);
    expect(out).toContain('1. first: Wd4,a1');
  });
});
