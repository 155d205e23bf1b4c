import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium on this machine; `CHROMIUM_PATH` overrules the search. */
export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(isExecutable);
};

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayUseApt = (): boolean => process.getuid?.() === 0 && apt('--version');

/** The path of Chromium, installed first if it is missing and this is root on a Debian system. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (mayUseApt()) {
    console.log('No Chromium here: installing the package chromium with apt-get');
    // A package index that is only partly refreshed may still do, so the install decides.
    apt('update', '-qq');
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) {
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium and found none: install it (on Debian: apt-get install chromium) ' +
      'or give the path of a Chromium or Chrome in CHROMIUM_PATH.',
  );
};

/** Starts Chromium, with more of its flags if need be. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...ARGUMENTS, ...flags] });
