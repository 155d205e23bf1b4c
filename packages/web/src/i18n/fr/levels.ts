import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'Premiers pas', says: 'Vient d’apprendre les règles et ne voit pas tout.' },
  2: { name: 'Apprenti', says: 'Voit ce qui est près, oublie ce qui est loin.' },
  3: { name: 'Amateur', says: 'Compte les prises ; les longues chaînes lui échappent.' },
  4: { name: 'Attentif', says: 'Examine chaque réponse et manque peu de choses.' },
  5: { name: 'Expérimenté', says: 'Voit tout ce qui arrive tout de suite.' },
  6: { name: 'Habile', says: 'Donne une bille pour en gagner deux.' },
  7: { name: 'Fort', says: 'Prévoit plusieurs coups forcés.' },
  8: { name: 'Pleine force', says: 'Tout ce qu’il a. Plus il réfléchit, mieux il joue.' },
};
