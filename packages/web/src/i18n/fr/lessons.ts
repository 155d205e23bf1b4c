import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Apprendre à jouer',
  says: 'Neuf courtes leçons sur un vrai plateau. Les quatre premières prennent deux minutes.',
  number: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  done: 'Fait',
  doneOf: (done, of) => `${done} sur ${of} faites`,
  begin: 'Commencer',
  goOn: 'Continuer',
  again: 'Recommencer',
  all: 'Toutes les leçons',
  lessons: 'Leçons',
  task: 'À faire',
  hint: 'Indice',
  show: 'Montrez-moi',
  tryAgain: 'Réessayer',
  next: 'Leçon suivante',
  skip: 'Passer',
  finish: 'Toutes les leçons',
  replying: 'L’adversaire répond.',
  held: 'Ce que vous avez pris',
  toRules: 'Lire toutes les règles',
  start: 'Commencer la partie',
  texts: {
    place: {
      title: 'Poser une bille',
      says: 'Les billes sont dans une réserve commune aux deux joueurs.',
      steps: {
        place: {
          task: 'Posez une bille sur n’importe quel anneau vide.',
          hint: 'La bille grise est dans votre main. Vous pouvez choisir une autre couleur.',
          right: 'Bien. Chaque bille est aux deux joueurs jusqu’à ce que l’un la prenne.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Retirer un anneau',
      says: 'Après chaque pose, un anneau libre quitte le plateau.',
      steps: {
        held: {
          task: 'Votre bille est en d4. Essayez maintenant de retirer un anneau du milieu.',
          hint: 'Choisissez un anneau vide entouré d’anneaux de tous côtés.',
          right: 'Il est tenu : un anneau ne glisse que par deux côtés ouverts qui se touchent.',
        },
        free: {
          task: 'Retirez un des anneaux libres du bord.',
          hint: 'Les anneaux libres sont soulevés et leur bord est en pointillé.',
          right: 'C’était un coup entier : une bille, un anneau. Le plateau rétrécit pour de bon.',
        },
      },
      wrong: {
        wasFree:
          'Cet anneau est libre, il est donc parti. Essayez d’abord au milieu, pour voir ce qui le tient.',
      },
    },
    capture: {
      title: 'Prendre',
      says: 'Sautez par-dessus une bille pour la prendre. Si vous pouvez, vous devez.',
      steps: {
        jump: {
          task: 'Faites la prise : une bille peut sauter par-dessus sa voisine.',
          hint: 'La bille entourée saute en ligne droite vers l’anneau vide derrière.',
          right:
            'À vous. La couleur ne compte pas, et quand un saut est possible, il est obligatoire.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Les chaînes',
      says: 'Une bille saute tant qu’elle peut. Le chemin, c’est vous qui le choisissez.',
      steps: {
        choose: {
          task: 'Prenez avec la bille grise, par le chemin qui rapporte une blanche.',
          hint: 'Après le premier saut, le chemin se divise. Regardez où chacun finit.',
          right: 'Trois en un coup. On choisit son chemin, mais il faut le sauter jusqu’au bout.',
        },
      },
      wrong: {
        noWhite: 'Deux noires, mais pas de blanche. L’autre chemin en prend une.',
      },
    },
    isolate: {
      title: 'Isoler un coin',
      says: 'Des anneaux isolés et tous occupés sont à vous, avec leurs billes.',
      steps: {
        corner: {
          task: 'g1 ne tient qu’à un anneau. Occupez-le, isolez-le et gagnez la bille.',
          hint: 'Posez en g1, puis retirez g2.',
          right: 'Gagnés, bille et anneau. Prenez une blanche pour cela : il en faut le moins.',
        },
      },
      wrong: {
        notFull: 'g1 est isolé mais vide : seul un groupe plein se gagne. Occupez-le d’abord.',
        notCut: 'g1 tient encore au reste, donc rien n’est gagné.',
      },
    },
    sacrifice: {
      title: 'Le sacrifice',
      says: 'Donnez-en une pour en gagner deux : un saut forcé coûte son tour à l’adversaire.',
      steps: {
        offer: {
          task: 'Il vous faut deux coups pour le coin g2 et g3. Offrez une bille qu’il faut prendre.',
          hint: 'Posez une noire en c5, à côté de d6, et retirez f3, un des deux anneaux qui tiennent le coin.',
          right: 'L’adversaire a dû sauter. C’est de nouveau à vous.',
        },
        claim: {
          task: 'Occupez maintenant g2 et isolez le coin.',
          hint: 'Posez une blanche en g2, puis retirez f4.',
          right: 'Une donnée, deux blanches gagnées. C’est ainsi qu’on gagne des parties.',
        },
      },
      wrong: {
        quiet: 'Rien n’oblige à prendre : l’adversaire est libre de gâcher le coin.',
        escapes: 'L’adversaire saute, mais ensuite vous ne pouvez pas en gagner deux.',
        none: 'Cela n’en gagne pas deux. Le coin attend toujours.',
      },
    },
    goals: {
      title: 'Quatre façons de gagner',
      says: 'Quatre blanches, cinq grises, six noires, ou trois de chaque couleur.',
      steps: {
        box: {
          task: 'Vous avez ce que montre la jauge. Quelle bille gagne maintenant ?',
          hint: 'Le cadre contient trois billes de chaque couleur. Une place y est libre.',
          right: 'Exact : trois de chaque couleur.',
        },
        row: {
          task: 'Et maintenant ? Quelle bille gagne ?',
          hint: 'Une rangée pleine gagne aussi : quatre blanches, cinq grises ou six noires.',
          right: 'Exact : cinq grises. Un seul des quatre buts suffit.',
        },
      },
      wrong: {
        noGoal: 'Avec cette bille, ni une rangée ni le cadre n’est plein.',
      },
    },
    win: {
      title: 'Gagner en deux coups',
      says: 'Une offre, un saut forcé, un groupe : d’une vraie partie.',
      steps: {
        offer: {
          task: 'Vous avez deux blanches. Gagnez en deux coups : commencez par une offre.',
          hint: 'Posez une blanche en f3 et retirez e4. Alors g3 doit sauter.',
          right: 'g3 a dû sauter par-dessus f3 et a quitté son anneau.',
        },
        win: {
          task: 'Maintenant, gagnez.',
          hint: 'Posez une blanche en g3, puis retirez f3.',
          right: 'Quatre blanches : vous gagnez.',
        },
      },
      wrong: {
        quiet: 'Rien n’oblige à prendre : l’adversaire a un coup à lui.',
        escapes: 'L’adversaire saute, mais le gain est perdu.',
        notYet: 'Cela ne gagne pas encore. Il vous faut deux blanches à la fois.',
      },
    },
    game: {
      title: 'Une partie entière',
      says: 'Contre l’ordinateur au premier niveau, avec des conseils, sur 37 anneaux.',
      steps: {},
      wrong: {},
    },
  },
};
