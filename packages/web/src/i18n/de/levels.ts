import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'Erste Schritte', says: 'Hat gerade die Regeln gelernt und übersieht viel.' },
  2: { name: 'Lehrling', says: 'Sieht, was nah ist, vergisst, was fern ist.' },
  3: { name: 'Gelegentlich', says: 'Zählt Sprünge; lange Ketten entgehen ihm.' },
  4: { name: 'Sorgfältig', says: 'Prüft jede Antwort und übersieht wenig.' },
  5: { name: 'Geübt', says: 'Sieht alles, was sofort geschieht.' },
  6: { name: 'Geschickt', says: 'Gibt eine Kugel her, um zwei zu gewinnen.' },
  7: { name: 'Stark', says: 'Plant mehrere erzwungene Züge voraus.' },
  8: { name: 'Volle Stärke', says: 'Alles, was er kann. Je länger er denkt, desto besser.' },
};
