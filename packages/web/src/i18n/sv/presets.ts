import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Standard', says: 'Det officiella spelet på 37 brickor.' },
  'official-40': { name: '40 brickor', says: 'Officiella regler, tre brickor till.' },
  'official-43': { name: '43 brickor', says: 'Officiella regler på en sned spelplan.' },
  'official-44': { name: '44 brickor', says: 'Officiella regler, sju brickor till.' },
  'official-48': { name: '48 brickor', says: 'Officiella regler för vana spelare.' },
  'official-61': { name: '61 brickor', says: 'Officiella regler på den största hexagonen.' },
  'official-tournament': {
    name: 'Turnering, 48 brickor',
    says: 'Rörd är spelad; ett missat hopp får krävas; töm inte förrådet tillsammans.',
  },
  'official-tournament-61': {
    name: 'Turnering, 61 brickor',
    says: 'Turneringsreglerna på 61 brickor.',
  },
  blitz: { name: 'Blixt', says: 'Färre kulor och mindre mål: ett parti på tio minuter.' },
  'cz-basic': { name: 'Tjeckisk grund', says: 'Det lilla spelet i de tjeckiska reglerna.' },
  'cz-tournament': {
    name: 'Tjeckisk turnering',
    says: 'En rörd kula måste spelas; ett missat hopp får krävas.',
  },
  'sv-basic': { name: 'Svensk grund', says: 'Det lilla spelet; fulla öar tillfaller alltid.' },
  'sv-extended': { name: 'Svensk utökad', says: '48 brickor; fulla öar tillfaller alltid.' },
  'sv-literal': {
    name: 'Svensk ordagrant',
    says: 'Äldre kulor hoppar över nyare; en ö tillfaller den som skapar den genom att plocka bort en bricka.',
  },
  'he-beginner': {
    name: 'Hebreisk för nybörjare',
    says: 'En bricka plockas bort efter varje hopp också; poäng avgör till slut.',
  },
  'he-advanced': { name: 'Hebreisk avancerad', says: 'De hebreiska reglerna på 58 brickor.' },
  'he-advanced-48': {
    name: 'Hebreisk avancerad, 48 brickor',
    says: 'De hebreiska reglerna på 48 brickor.',
  },
  'he-literal': {
    name: 'Hebreisk ordagrant',
    says: 'En kedja får sluta tidigt; använda brickor blir kvar; öar tas när en bricka som plockas bort skär av dem.',
  },
  'he-literal-58': {
    name: 'Hebreisk ordagrant, 58 brickor',
    says: 'Samma regler på 58 brickor.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Som på boardspace.net: fulla öar tillfaller alltid.',
  },
  'boardspace-48': { name: 'Boardspace, 48 brickor', says: 'Samma regler på 48 brickor.' },
  'boardspace-61': { name: 'Boardspace, 61 brickor', says: 'Samma regler på 61 brickor.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Börja här',
  boards: 'Andra spelplaner',
  tournament: 'Turnering',
  national: 'Tjeckiskt och svenskt',
  hebrew: 'Hebreiskt',
  boardspace: 'Boardspace',
};
