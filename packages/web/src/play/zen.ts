import { page } from '../pages/router.ts';
import { words } from '../i18n/words.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { politely } from './store.ts';

/** Whether the table stands alone: without bars, cards and labels. */
export const zenNow = (): boolean => settings.value.zen && page.value?.route === 'play';

export const toggleZen = (): void => {
  const zen = !settings.value.zen;
  changeSettings({ zen });
  politely.value = zen ? words().zen.on : words().zen.off;
};
