export { JumpDialog } from './JumpDialog.tsx';
export { ready } from './spoken.ts';
