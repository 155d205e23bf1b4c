export { SettingsDialog } from './SettingsDialog.tsx';
export { SettingsPage } from './SettingsPage.tsx';
export { ready } from './words.ts';
