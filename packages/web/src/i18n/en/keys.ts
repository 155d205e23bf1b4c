/** The help for the keyboard; what stands in braces is the key of that action. */
export const keys = {
  shift: 'Shift',
  close: 'Close',
  groups: [
    {
      title: 'On the board',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'Move in the six directions'],
        ['Arrows', 'Along the column, and to the next one'],
        ['{nextLegal}, Shift {nextLegal}', 'Next, previous ring where something can be done'],
        ['Home, End', 'Ends of the column'],
        ['Enter, Space', 'Choose the ring'],
      ],
    },
    {
      title: 'The turn',
      rows: [
        ['{white} {grey} {black}', 'White, grey, black'],
        ['Backspace', 'Step back'],
        ['Esc', 'Clear the turn'],
        ['Ctrl Enter', 'Play the turn'],
        ['{previousPath} {nextPath}', 'Previous, next capture path'],
        ['{takeBack}', 'Take back a move'],
        ['{hint}', 'Hint'],
      ],
    },
    {
      title: 'The view',
      rows: [
        ['{fit}', 'Fit the rings to the table, and back'],
        ['{zoomIn} {zoomOut}', 'Zoom in, out'],
        ['{turn}, Shift {turn}', 'Turn the board by 60°, and back'],
        ['{draw}, Shift {draw}', 'Circle the ring; begin and end an arrow'],
        ['{labels}', 'Coordinates: edges, all, off'],
        ['{zen}', 'Zen, and out of it'],
        ['{sound}', 'Sound on, off'],
      ],
    },
    {
      title: 'In an analysis',
      rows: [
        ['L', 'Engine on, off'],
        ['X', 'Threats'],
        ['V', 'Sacrifices'],
        ['P', 'Play the forced line'],
        ['B', 'Next mistake'],
        ['G', 'Explorer'],
        ['Shift {previousMove} {nextMove}', 'First move, end of the line'],
        ['Shift Enter', 'Play the best move'],
      ],
    },
    {
      title: 'The rest',
      rows: [
        ['Ctrl K', 'Search or jump to anything'],
        ['{typeMove}', 'Type a move'],
        ['{previousMove} {nextMove}', 'Previous, next move of the game'],
        ['{help}', 'This help'],
      ],
    },
  ],
} as const;
