import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'Eerste stappen', says: 'Heeft net de regels geleerd en ziet veel over het hoofd.' },
  2: { name: 'Leerling', says: 'Ziet wat dichtbij is, vergeet wat ver weg is.' },
  3: { name: 'Ontspannen', says: 'Telt slagen; lange ketens glippen weg.' },
  4: { name: 'Zorgvuldig', says: 'Bekijkt elk antwoord en mist weinig.' },
  5: { name: 'Geoefend', says: 'Ziet alles wat meteen gebeurt.' },
  6: { name: 'Bedreven', says: 'Geeft een knikker weg om er twee te winnen.' },
  7: { name: 'Sterk', says: 'Plant meerdere gedwongen zetten vooruit.' },
  8: { name: 'Volle kracht', says: 'Alles wat hij heeft. Hoe langer hij denkt, hoe beter.' },
};
