import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'סגירה',
  groups: {
    board: {
      title: 'על הלוח',
      rows: {
        steer: ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'תנועה בששת הכיוונים'],
        arrows: ['חצים', 'לאורך הטור, ואל הטור הסמוך'],
        legal: ['{nextLegal}, Shift {nextLegal}', 'הטבעת הבאה או הקודמת שאפשר לפעול בה'],
        ends: ['Home, End', 'קצות הטור'],
        choose: ['Enter, רווח', 'בחירת הטבעת'],
      },
    },
    turn: {
      title: 'התור',
      rows: {
        colours: ['{white} {grey} {black}', 'לבן, אפור, שחור'],
        back: ['Backspace', 'צעד אחורה'],
        clear: ['Esc', 'ניקוי התור'],
        play: ['Ctrl Enter', 'ביצוע המהלך'],
        paths: ['{previousPath} {nextPath}', 'מסלול ההכאה הקודם, הבא'],
        takeBack: ['{takeBack}', 'החזרת מהלך'],
        resign: ['{resign}', 'פרישה'],
        hint: ['{hint}', 'רמז'],
      },
    },
    view: {
      title: 'התצוגה',
      rows: {
        fit: ['{fit}', 'התאמת הטבעות לשולחן, ובחזרה'],
        zoom: ['{zoomIn} {zoomOut}', 'הגדלה, הקטנה'],
        turn: ['{turn}, Shift {turn}', 'סיבוב הלוח ב־60 מעלות, ובחזרה'],
        draw: ['{draw}, Shift {draw}', 'סימון הטבעת; התחלה וסיום של חץ'],
        labels: ['{labels}', 'קואורדינטות: שוליים, הכול, ללא'],
        zen: ['{zen}', 'מצב זן, ובחזרה'],
        sound: ['{sound}', 'צליל: הפעלה והשתקה'],
      },
    },
    analysis: {
      title: 'בניתוח',
      rows: {
        engine: ['L', 'הדלקה וכיבוי של המנוע'],
        threats: ['X', 'איומים'],
        offers: ['V', 'הקרבות'],
        line: ['P', 'הרצת ההמשך הכפוי'],
        mistake: ['B', 'הטעות הבאה'],
        explorer: ['G', 'סייר'],
        lineEnds: ['Shift {previousMove} {nextMove}', 'המהלך הראשון, סוף ההמשך'],
        best: ['Shift Enter', 'לשחק את המהלך הטוב ביותר'],
      },
    },
    editor: {
      title: 'בסידור עמדה',
      rows: {
        brushes: ['1 2 3 4 5', 'לבן, אפור, שחור, טבעת ריקה, בלי טבעת'],
        undo: ['Ctrl Z', 'ביטול'],
        redo: ['Ctrl Shift Z', 'ביצוע מחדש'],
      },
    },
    rest: {
      title: 'והשאר',
      rows: {
        jump: ['Ctrl K', 'חיפוש של כל דבר ומעבר אליו'],
        type: ['{typeMove}', 'הקלדת מהלך'],
        moves: ['{previousMove} {nextMove}', 'המהלך הקודם, הבא'],
        gameEnds: ['Shift {previousMove} {nextMove}', 'המהלך הראשון, האחרון'],
        help: ['{help}', 'העזרה הזאת'],
      },
    },
  },
};
