import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'סגירה',
  groups: [
    {
      title: 'על הלוח',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'תנועה בששת הכיוונים'],
        ['חצים', 'לאורך הטור, ואל הטור הסמוך'],
        ['{nextLegal}, Shift {nextLegal}', 'הטבעת הבאה או הקודמת שאפשר לפעול בה'],
        ['Home, End', 'קצות הטור'],
        ['Enter, רווח', 'בחירת הטבעת'],
      ],
    },
    {
      title: 'התור',
      rows: [
        ['{white} {grey} {black}', 'לבן, אפור, שחור'],
        ['Backspace', 'צעד אחורה'],
        ['Esc', 'ניקוי התור'],
        ['Ctrl Enter', 'ביצוע המהלך'],
        ['{previousPath} {nextPath}', 'מסלול ההכאה הקודם, הבא'],
        ['{takeBack}', 'החזרת מהלך'],
        ['{hint}', 'רמז'],
      ],
    },
    {
      title: 'התצוגה',
      rows: [
        ['{fit}', 'התאמת הטבעות לשולחן, ובחזרה'],
        ['{zoomIn} {zoomOut}', 'הגדלה, הקטנה'],
        ['{turn}, Shift {turn}', 'סיבוב הלוח ב־60 מעלות, ובחזרה'],
        ['{draw}, Shift {draw}', 'סימון הטבעת; התחלה וסיום של חץ'],
        ['{labels}', 'קואורדינטות: שוליים, הכול, ללא'],
        ['{zen}', 'מצב זן, ובחזרה'],
        ['{sound}', 'צליל: הפעלה והשתקה'],
      ],
    },
    {
      title: 'בניתוח',
      rows: [
        ['L', 'הדלקה וכיבוי של המנוע'],
        ['X', 'איומים'],
        ['V', 'הקרבות'],
        ['P', 'הרצת ההמשך הכפוי'],
        ['B', 'הטעות הבאה'],
        ['G', 'סייר'],
        ['Shift {previousMove} {nextMove}', 'המהלך הראשון, סוף ההמשך'],
        ['Shift Enter', 'לשחק את המהלך הטוב ביותר'],
      ],
    },
    {
      title: 'והשאר',
      rows: [
        ['Ctrl K', 'חיפוש של כל דבר ומעבר אליו'],
        ['{typeMove}', 'הקלדת מהלך'],
        ['{previousMove} {nextMove}', 'המהלך הקודם, הבא'],
        ['{help}', 'העזרה הזאת'],
      ],
    },
  ],
};
