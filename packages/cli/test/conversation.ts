import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../bin/zertz.js', import.meta.url));

/** A program at the other end of two pipes. */
export class Conversation {
  readonly heard: string[] = [];
  readonly ended: Promise<number | null>;
  private readonly child = spawn(process.execPath, [BINARY, 'engine']);
  private readonly waiting: (() => void)[] = [];
  private read = 0;

  constructor() {
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.heard.push(line);
      for (const wake of this.waiting.splice(0)) wake();
    });
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  say(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  closeInput(): void {
    this.child.stdin.end();
  }

  interrupt(): void {
    this.child.kill('SIGINT');
  }

  /** The lines up to the first that begins like this, which have not been read yet. */
  async until(beginning: string): Promise<readonly string[]> {
    const from = this.read;
    for (;;) {
      while (this.read < this.heard.length) {
        const line = this.heard[this.read];
        this.read += 1;
        if (line?.startsWith(beginning) === true) return this.heard.slice(from, this.read);
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}
