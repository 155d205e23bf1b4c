import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'Les règles de ZÈRTZ',
  says: 'D’abord le jeu officiel ; ce que changent les autres éditions est à la fin.',
  contents: 'Sur cette page',
  clauses: 'Articles',
  clauseNote:
    'Les repères comme R5.5 sont les articles numérotés de RULES.md, qui dit la même chose exactement.',
  learn: 'Apprendre sur le plateau',
  play: 'Jouer',
  back: 'Retour',
  print: 'Imprimer',
  sections: {
    goal: {
      title: 'Le but',
      says: {
        aim: 'On joue à deux, chacun son tour, sur un seul plateau, avec des billes qui ne sont à personne. Seule une bille que vous prenez ou isolez devient la vôtre.',
        goals:
          'Vous gagnez dès que vous avez quatre blanches, cinq grises ou six noires, ou trois de chaque couleur. Un seul des quatre buts suffit, et davantage n’est pas un plus grand gain.',
      },
    },
    material: {
      title: 'Anneaux et billes',
      says: {
        rings:
          'Le plateau est fait d’anneaux posés côte à côte : 37 en hexagone, ou plus sur de plus grands plateaux. Il rétrécit au fil de la partie.',
        pool: 'Les billes sont à côté, dans une réserve commune : 6 blanches, 8 grises et 10 noires.',
        words:
          'Un anneau sans bille est vide. Un groupe, ce sont tous les anneaux qui se tiennent ; il est plein si chacun porte une bille.',
      },
    },
    turn: {
      title: 'Votre coup',
      says: {
        either:
          'Si une bille peut sauter quelque part sur le plateau, votre coup doit être une prise. Sinon, vous posez une bille et retirez un anneau.',
        noPass: 'Personne ne peut passer de son plein gré.',
        order:
          'D’abord la pose ou la prise, puis le retrait, puis ce que vous isolez. Enfin, on voit si la partie est finie.',
      },
    },
    placing: {
      title: 'Poser et retirer',
      says: {
        place:
          'Choisissez une bille de n’importe quelle couleur dans la réserve et posez-la sur un anneau vide.',
        remove: 'Ôtez ensuite un anneau libre du plateau. Il n’y revient jamais.',
        free: 'Un anneau est libre s’il est vide et si deux de ses côtés qui se touchent sont ouverts, de sorte qu’on peut le faire glisser sans en bouger un autre. Un seul côté ouvert ne suffit pas, ni deux qui sont séparés. Les billes autour n’y changent rien.',
        none: 'Si aucun anneau n’est libre, vous n’en retirez pas, et le coup se réduit à la bille.',
      },
    },
    capturing: {
      title: 'Prendre en sautant',
      says: {
        jump: 'Une bille saute en ligne droite par-dessus une bille voisine, vers l’anneau vide juste derrière. Elle ne saute jamais par-dessus deux de suite, ni un trou, ni sur une bille.',
        any: 'N’importe quelle bille peut sauter n’importe quelle autre : la couleur et celui qui l’a posée ne comptent pas.',
        chain:
          'Si la même bille peut sauter encore de là où elle arrive, elle le doit, dans n’importe quelle direction. Ce qu’elle a sauté quitte aussitôt le plateau, et elle peut revenir sur un même anneau.',
        choice:
          'S’il y a plusieurs chemins, vous en choisissez un ; pas forcément le plus long. Mais chacun doit être sauté jusqu’au bout.',
        whole:
          'Les billes sautées sont à vous. Une prise est tout le coup : vous ne posez rien et ne retirez pas d’anneau.',
      },
    },
    isolating: {
      title: 'Gagner en isolant',
      says: {
        claim:
          'Si votre pose laisse un groupe coupé du reste avec une bille sur chacun de ses anneaux, vous pouvez le prendre : anneaux et billes quittent le plateau, et les billes sont à vous. Cela fait partie du même coup.',
        how: 'Un groupe devient plein quand l’anneau qui le reliait est retiré, quand son dernier anneau vide est occupé, ou quand celui-ci est retiré. Plusieurs groupes peuvent le devenir à la fois. La bille qu’on vient de poser peut en être.',
        vacant:
          'Un groupe avec un anneau vide reste en jeu, si petit soit-il. Si la plus grande partie est pleine et la plus petite non, c’est la plus grande qu’on gagne.',
        decline:
          'Vous pouvez aussi laisser un groupe. Personne ne peut alors plus s’en servir ni le prendre, sauf s’il ne reste aucun anneau vide sur tout le plateau.',
      },
    },
    empty: {
      title: 'Réserve vide, plateau plein',
      says: {
        captives:
          'Tant que la réserve a des billes, elles viennent de là. Quand elle est vide, vous posez des billes que vous avez prises, et les rendez ainsi.',
        stuck:
          'Si vous n’avez rien à poser et rien qui saute, vous passez. Deux passes de suite finissent la partie. De même un plateau où aucun anneau n’est vide.',
        full: 'Si votre coup ne laisse aucun anneau vide, vous gagnez, et vous pouvez prendre tout ce qui reste.',
      },
    },
    end: {
      title: 'La fin',
      says: {
        win: 'On voit à la fin de votre coup si vous avez atteint un but ; une prise est d’abord sautée jusqu’au bout.',
        tie: 'Si l’on ne peut plus jouer, ou si la même situation revient pour la troisième fois, la partie est nulle.',
        outside:
          'Qui abandonne ou n’a plus de temps perd. Les deux joueurs peuvent convenir d’une nulle.',
      },
    },
    tournament: {
      title: 'En tournoi',
      says: {
        board:
          'Les tournois se jouent sur 48 anneaux ou plus, avec 24 billes et les buts ci-dessus.',
        touch:
          'Une bille touchée est jouée, comme le premier anneau touché avec elle, puis le premier anneau libre touché ensuite.',
        missed:
          'Une prise oubliée n’est pas empêchée. L’adversaire peut exiger que le coup soit repris et la prise faite, prendre lui-même, ou se taire et jouer. Seul le dernier coup peut être repris.',
        together: 'Si les joueurs vident la réserve avant toute prise, les deux perdent.',
      },
    },
    notation: {
      title: 'Comment on note les coups',
      says: {
        rings:
          'Les colonnes sont des lettres depuis la gauche, et les anneaux se comptent depuis le bas : a1, d4, g4. Les couleurs sont W, G et B.',
        turns:
          'Wd4,a1 pose une blanche en d4 et retire a1. x e3Wg3 saute de e3 par-dessus une blanche en g3. Bd7,b2 x Wa1Wa2 pose, retire et gagne deux blanches.',
      },
    },
  },
  diagrams: {
    placement: 'Une noire est posée en d5, et l’anneau libre g4 est retiré.',
    held: 'd7 est parti, mais d6 est encore tenu : il n’a qu’un côté ouvert.',
    jump: 'La blanche en c4 saute la grise en d4 vers e3 et la prend. La grise pourrait aussi sauter la blanche.',
    chain:
      'La grise saute trois fois, de a1 par c3 et e2 à g2, et prend une noire, une grise et une blanche.',
    isolation:
      'Une grise occupe g2, et g3 est retiré : g1 et g2 sont isolés et pleins, les deux billes sont gagnées.',
    notFull: 'Ici g2 est vide : rien n’est gagné quand g3 est retiré.',
  },
  presets: {
    title: 'Éditions et jeux de règles',
    says: 'Toutes les règles qu’on peut choisir pour une partie, avec ce qu’elles changent au jeu officiel.',
    name: 'Jeu de règles',
    set: 'Plateau, réserve et buts',
    changes: 'Ce qui change aussi',
    none: 'Rien d’autre',
  },
  requests: {
    title: 'Trois textes et leurs lectures',
    says: 'Trois textes de règles, un tchèque, un en hébreu et un suédois, peuvent se jouer à la lettre. Voici où ils s’écartent du jeu officiel, et où ils se lisent de deux façons.',
    presets: 'Jeux de règles',
    texts: {
      czech: {
        title: 'Le texte tchèque',
        says: 'Une édition plus ancienne avec moins de billes, et des règles de tournoi.',
        items: {
          small:
            'Moins de billes, 5 blanches, 7 grises et 9 noires, et de plus petits buts : trois blanches, quatre grises, cinq noires, ou deux de chaque. En tournoi, ce sont les grands.',
          lie: 'Les billes isolées peuvent être prises ou laissées, comme dans le jeu officiel.',
          last: 'Qui fait disparaître le dernier anneau vide prend toutes les billes et gagne donc sans doute : le gain lui-même demande un but.',
          tournament:
            'Une bille touchée doit être jouée. Une prise oubliée peut être relevée, ou passée sous silence.',
        },
      },
      hebrew: {
        title: 'Le texte en hébreu',
        says: 'Une prise coûte aussi un anneau, et sans but les points décident.',
        items: {
          ring: 'Après chaque prise, on retire aussi un anneau libre, sans poser de bille.',
          chain:
            'On peut continuer à sauter, comme aux dames. Lu comme ailleurs, on le doit ; à la lettre, une chaîne peut s’arrêter après chaque saut.',
          used: 'Un anneau où il y a eu une bille n’est pas retiré. Lu : où il y en a une. À la lettre, un anneau utilisé reste pour toujours.',
          isolated:
            'Qui isole une bille par un retrait y a droit. À la lettre, remplir un groupe isolé ne gagne rien.',
          pool: 'Réserve vide et sans saut possible, on ne retire que des anneaux, jusqu’à une prise ou un groupe isolé.',
          points: 'Sans but, les points décident : blanche 4, grise 3, noire 2.',
          pyramid:
            'Le jeu avancé est une pyramide de 8-7-6-5-4-3 de chaque côté, qui demande 58 anneaux. Les 49 anneaux d’une boîte font le plateau de 48.',
        },
      },
      swedish: {
        title: 'Le texte suédois',
        says: 'Le petit jeu, en peu de mots.',
        items: {
          small:
            'Moins de billes, 5 blanches, 7 grises et 9 noires, et de plus petits buts : trois blanches, quatre grises, cinq noires, ou deux de chaque.',
          older:
            'C’est l’ancienne bille qui saute la nouvelle. Lu comme un exemple, toutes peuvent sauter ; à la lettre, la dernière posée ne peut pas commencer.',
          island:
            'Les billes qu’un retrait laisse sur une île pleine reviennent au joueur, sans choix. À la lettre, remplir une île ne gagne rien.',
          bigger:
            'Les versions agrandies ont plus d’anneaux et de billes et des buts plus hauts : ici 48 anneaux.',
        },
      },
    },
  },
};
