import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'Första stegen', says: 'Har nyss lärt sig reglerna och missar mycket.' },
  2: { name: 'Lärling', says: 'Ser det som är nära, glömmer det som är långt borta.' },
  3: { name: 'Nöjesspelare', says: 'Räknar hopp; långa kedjor slinker förbi.' },
  4: { name: 'Noggrann', says: 'Ser på varje svar och missar lite.' },
  5: { name: 'Van', says: 'Ser allt som händer genast.' },
  6: { name: 'Skicklig', says: 'Offrar en kula för att få två tillbaka.' },
  7: { name: 'Stark', says: 'Planerar flera tvingade drag framåt.' },
  8: { name: 'Full styrka', says: 'Allt den har. Ju längre den tänker, desto bättre spelar den.' },
};
